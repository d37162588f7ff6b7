import classes from './title.module.css'

/** A title whose dashes end a line and never begin one. */
export const Title = ({ text }: { text: string }) =>
  text.split(/(\S+?—)/).map((part, index) =>
    part.endsWith('—') ? (
      <span key={`${index} ${part}`} className={classes['whole']}>
        {part}
      </span>
    ) : (
      part
    ),
  )
