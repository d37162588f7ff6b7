import 'virtual:look.css'
import '@findable/ui/base.css'
import './staff.css'
import { ToastRegion } from '@findable/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Entrance } from './entrance.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Entrance />
    <ToastRegion />
  </StrictMode>,
)
