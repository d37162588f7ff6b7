import { element, shadowTree } from './dom.ts'

const css = `
  * { box-sizing: border-box }
  dialog { width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 10px; color: #1d2a26; background: #fff; font: 400 16px/1.5 system-ui, sans-serif; box-shadow: 0 12px 40px rgb(0 0 0 / 25%) }
  dialog::backdrop { background: rgb(20 30 27 / 55%) }
  h2 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.25 }
  p { margin: 0 0 1.25rem }
  .Actions { display: flex; gap: 0.75rem }
  button { flex: 1; min-height: 44px; padding: 0.5rem 1rem; font: inherit; font-weight: 600; border: 1px solid #1f5b4a; border-radius: 8px; color: #1f5b4a; background: #fff; cursor: pointer }
  button[value='complete'] { color: #fff; background: #1f5b4a }
  button:focus-visible { outline: 3px solid #f2b632; outline-offset: 2px }
`

/** The bank asks customers to prove who they are. Closing the dialog is a refusal, as at Stripe. */
export function askToAuthenticate(): Promise<'complete' | 'fail'> {
  const host = document.body.appendChild(element('div'))
  const root = shadowTree(host, css)
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'title', 'aria-describedby': 'what' },
    element('h2', { id: 'title' }, '3-D Secure test page'),
    element('p', { id: 'what' }, 'Your bank would check here that it is you. Choose how the check ends.'),
    element(
      'form',
      { method: 'dialog', class: 'Actions' },
      element('button', { value: 'fail' }, 'Fail'),
      element('button', { value: 'complete' }, 'Complete'),
    ),
  )
  root.append(dialog)
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove()
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail')
    })
    dialog.showModal()
  })
}
