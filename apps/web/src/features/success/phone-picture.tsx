import { homePictureSource, homePictureTexts, type HomePicture } from '@findable/contracts/customer'
import classes from './success.module.css'

/** The home page as a phone shows it. */
export function PhonePicture({ picture, host }: { picture: HomePicture; host: string }) {
  const { alt, caption } = homePictureTexts(picture, host)
  return (
    <figure className={classes['phone']}>
      <img src={homePictureSource(picture)} width={picture.width} height={picture.height} alt={alt} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
