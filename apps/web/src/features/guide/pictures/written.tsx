import type { Picture } from '../../../content/guides/guide.ts'
import classes from './written.module.css'

// Things made of words: they flow with the page, so nothing is drawn.

type As<Kind extends Picture['as']> = Extract<Picture, { as: Kind }>

export const CodeLines = ({ lines }: As<'code'>) => (
  <pre className={`${classes['sheet']} ${classes['code']}`}>
    <code>{lines.join('\n')}</code>
  </pre>
)

export const PageLines = ({ lines }: As<'page'>) => (
  <div className={classes['sheet']}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

export const Table = ({ head, rows }: As<'table'>) => (
  <div className={classes['sheet']}>
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], index) => (
          <tr key={`${first} ${index}`}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

export const Review = ({ stars, by, text, reply }: As<'review'>) => (
  <div className={classes['sheet']}>
    <p>
      <span role="img" aria-label={`${stars} of 5 stars`} className={classes['stars']}>
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </span>{' '}
      {by}
    </p>
    <p>{text}</p>
    {reply && (
      <p className={classes['reply']}>
        <strong>Reply from the owner.</strong> {reply}
      </p>
    )}
  </div>
)
