import { createContext } from 'react'

/** Whether the tool's question is being answered: the result knows, the form shows it. */
export const Busy = createContext<{ busy: boolean; setBusy(busy: boolean): void }>({ busy: false, setBusy: () => {} })
