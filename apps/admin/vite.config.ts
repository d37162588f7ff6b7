import { look } from '@findable/ui/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Address of a running installation, for `pnpm dev` in this folder. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080'

export default defineConfig({
  base: '/admin/',
  plugins: [react(), look()],
  server: { proxy: { '/api': gateway } },
})
