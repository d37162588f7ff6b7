import { look } from '@findable/ui/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where a running installation answers, for `pnpm dev` in this folder. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080'

export default defineConfig({
  plugins: [react(), look()],
  build: {
    manifest: true,
    // One small stylesheet for the whole site, fetched once.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What one page alone needs is a file of its own; what several share travels in two: `screens` for those
          // that live on an order, `shared` for all. Left alone, a page would ask for thirty small files.
          groups: [
            {
              name: 'shared',
              priority: 3,
              test: /node_modules.(?:\.pnpm.)?(?:react|scheduler|zod|lucide)|contracts.src.(?!client|endpoints?\.|reports|staff|tools|audit-result|internal)|packages.ui.src.(?!chakra)|web.src.(?:app|order|content|screens).(?!start-report|screen-providers)/,
            },
            { name: 'api', priority: 2, test: /contracts.src|web.src.(?:api|order)./ },
            {
              name: 'screens',
              priority: 1,
              test: /@chakra-ui|@emotion|@ark-ui|@zag-js|@tanstack|packages.ui.src.chakra/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': gateway, '/sandbox': gateway } },
})
