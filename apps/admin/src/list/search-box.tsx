import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Search } from 'lucide-react'
import classes from './list.module.css'
import { useShortcut } from './use-shortcut.ts'

/** Milliseconds without a key until the list is searched. */
const pause = 250

interface Props {
  /** What is searched, for screen readers: "Search reports by business or website". */
  label: string
  placeholder: string
  search: string
  onSearch(search: string): void
  /** The arrow down key: to the first row. */
  onLeave?(): void
}

/** The search field; `/` brings the keyboard here from anywhere on the page. */
export function SearchBox({ label, placeholder, search, onSearch, onLeave }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  /** Searches of this field's own that are still to be shown: a slow machine shows one when more is typed. */
  const [asked, setAsked] = useState<readonly string[]>([])
  if (shown !== search) {
    const at = asked.indexOf(search)
    setShown(search)
    setAsked(at < 0 ? [] : asked.slice(at + 1))
    // "Back" and links change the search from outside.
    if (at < 0 && typed.trim() !== search) setTyped(search)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return
    const timer = setTimeout(() => {
      setAsked((all) => [...all, wanted])
      onSearch(wanted)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  useShortcut('/', () => field.current?.focus())

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onLeave?.()
    }
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      setTyped('')
    }
  }

  return (
    <div className={classes['search']}>
      <Search size={16} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
