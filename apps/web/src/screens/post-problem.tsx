import { postProblemId } from '@findable/contracts/customer'
import classes from './form-page.module.css'

/** A form's action without script: its own page, scrolled to the problem if there is one. */
export const postTo = (page: string): string => `${page}#${postProblemId}`

/** Where the gateway says why a form posted without script was refused. */
export const PostProblem = () => <p id={postProblemId} className={classes['problem']} role="alert" hidden />
