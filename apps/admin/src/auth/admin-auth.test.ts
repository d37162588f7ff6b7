import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useAdminAuth } from './admin-auth.tsx'

it('the session outside its provider is a mistake that says so', () => {
  const Outside = () => useAdminAuth().admin?.username ?? null
  expect(() => renderToStaticMarkup(createElement(Outside))).toThrow(
    'useAdminAuth must be used within an AdminAuthProvider',
  )
})
