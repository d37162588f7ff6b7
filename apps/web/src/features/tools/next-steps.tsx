import { price, websiteName } from '@findable/contracts/customer'
import { Button, ButtonLink, showToast } from '@findable/ui'
import { toolToasts } from '../../content/toasts.ts'
import type { ToolText } from '../../content/tools.ts'
import { formId } from '../../order/go-to-form.ts'
import { BreakableAddress } from '../../screens/breakable-address.tsx'
import classes from './tool-result.module.css'

interface Props {
  tool: ToolText
  website?: string | undefined
  /** The address of the page asks for what is shown. */
  isShared?: boolean
}

/** Below a result: how to share it, and what the paid report would add. */
export function NextSteps({ tool, website, isShared }: Props) {
  return (
    <aside className={classes['next']} data-columns={isShared ? 2 : 1} aria-label="What next">
      <div>
        <h3>More in the report</h3>
        <p>
          {tool.beyond} It costs {price.label}, once.
        </p>
        {website ? (
          <ButtonLink look="secondary" to={`/?${new URLSearchParams({ website })}`}>
            <span>
              Order a report on <BreakableAddress address={websiteName(website)} />
            </span>
          </ButtonLink>
        ) : (
          <ButtonLink look="secondary" to={`/#${formId}`}>
            Get My Report
          </ButtonLink>
        )}
      </div>
      {isShared && (
        <div>
          <h3>Share this result</h3>
          <p>Send the address of this page. Opening it asks the same question again.</p>
          {/* Browsers have no clipboard on a page without https. */}
          {navigator.clipboard && (
            <Button look="secondary" onClick={() => void copyAddress()}>
              Copy the address
            </Button>
          )}
        </div>
      )}
    </aside>
  )
}

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    showToast(toolToasts.addressCopied)
  } catch {
    showToast(toolToasts.addressNotCopied)
  }
}
