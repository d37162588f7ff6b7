import { look } from '@findable/ui/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Address of a running installation, for `pnpm dev` in this folder. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080'

/** A script of its own, which fetches the app's. */
const afterPaint = 'src/app/after-paint.ts'

export default defineConfig({
  plugins: [react(), look()],
  build: {
    manifest: true,
    // Each page lists what it needs, and when.
    modulePreload: { resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? [] : needed) },
    // One small stylesheet for the whole site, fetched once.
    cssCodeSplit: false,
    rolldownOptions: {
      input: ['index.html', afterPaint],
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', priority: 1, tags: ['$initial'], test: (id) => !id.endsWith(afterPaint) },
            // Small parts of most pages, which compress better together.
            {
              name: 'parts',
              priority: 1,
              test: /\/src\/screens\/(?:needs-script|use-hydrated|use-sent-early)|\/ui\/src\/(?:frame\/disclosure|marks\/(?:price-ticket|score-plate|band-word))/,
            },
            { name: 'tabs', priority: 1, test: /@zag-js\/tabs|@ark-ui\/.*\/tabs\// },
            { name: 'screens', test: /@chakra-ui|@emotion|@ark-ui|@zag-js/ },
            { name: 'queries', test: /@tanstack/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': gateway, '/sandbox': gateway } },
})
