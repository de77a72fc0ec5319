import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page's own host goes along: the identity provider makes its addresses from it. */
const behind = { target: 'http://127.0.0.1:4600', changeOrigin: false }

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/console', sourcemap: false, assetsInlineLimit: 0, target: 'es2023' },
  server: { port: 4601, proxy: { '/api': behind, '/realms': behind } },
})
