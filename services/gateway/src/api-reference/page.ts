import type { ApiDocument, JsonSchema, Operation } from './document.ts'
import { boundsText, typeText } from './type-text.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character]!)

/** Text with its `code` marked as such. */
const prose = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

/** A type, whose names lead to where they are explained. */
function code(schema: JsonSchema, names: string[]): string {
  const text = escape(typeText(schema) + boundsText(schema))
  return `<pre>${text.replaceAll(/\b[A-Z]\w+\b/g, (name) => (names.includes(name) ? `<a href="#${name}">${name}</a>` : name))}</pre>`
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
  nav ul { columns: 18rem; padding: 0; list-style: none }
  article { border-top: 1px solid #8886; padding-block: 1rem }
  h2 { margin-top: 3rem }
  h3 { font: 600 1rem ui-monospace, monospace; overflow-wrap: anywhere; margin: 0 }
  h4 { margin: .75rem 0 0 }
  pre { white-space: pre-wrap; background: #8882; padding: .5rem .75rem; margin: .25rem 0; font-size: .875rem }
  th { text-align: left; padding-right: 1rem; vertical-align: top; font-weight: 600 }
  td { padding-right: 1rem; vertical-align: top; white-space: pre-line }`

/** The API reference as one page that needs no script. */
export function drawReference({ info, tags, paths, components }: ApiDocument): string {
  const names = Object.keys(components.schemas)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ title: `${method.toUpperCase()} ${path}`, call })),
  )
  const groups = tags.map(({ name }) => ({ name, calls: calls.filter(({ call }) => call.tags.includes(name)) }))
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escape(info.title)}</h1>
<p>${prose(info.description)} <a href="#Error">The shape of errors</a>. <a href="/api/openapi.json">OpenAPI</a>, for
programs.</p>
<nav><ul>${calls.map(({ call }) => `<li><a href="#${call.operationId}">${call.operationId}</a></li>`).join('')}</ul></nav>
${groups.map(({ name, calls }) => `<h2>${escape(name)}</h2>\n${calls.map(({ title, call }) => article(title, call, names)).join('\n')}`).join('\n')}
<h2>Types</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => `<article id="${name}"><h3>${name}</h3>${code(schema, names)}</article>`)
  .join('\n')}
</body>
</html>
`
}

function article(title: string, call: Operation, names: string[]): string {
  const parameters = call.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th>${name}</th><td>${place}${required ? '' : ', optional'}</td><td>${code(schema, names)}</td></tr>`,
  )
  const body = call.requestBody && Object.values(call.requestBody.content)[0]!.schema
  const answers = Object.entries(call.responses).map(([status, { description, content }]) => {
    const [[type, { schema }]] = Object.entries(content) as [[string, { schema: JsonSchema }]]
    const shown = schema.allOf ? prose(description) : type === 'text/html' ? 'An HTML document' : code(schema, names)
    return `<tr><th>${status}</th><td>${shown}</td></tr>`
  })
  return `<article id="${call.operationId}"><h3>${escape(title)}</h3>
<p>${prose(call.summary)} <small>${escape(call.description)}</small></p>
${parameters.length > 0 ? `<h4>Parameters</h4><table>${parameters.join('')}</table>` : ''}
${body ? `<h4>Body</h4>${code(body, names)}` : ''}
<h4>Answers</h4><table>${answers.join('')}</table></article>`
}
