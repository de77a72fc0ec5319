import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/console', sourcemap: false, assetsInlineLimit: 0, target: 'es2023' },
  server: { port: 4601, proxy: { '/api': 'http://127.0.0.1:4600', '/realms': 'http://127.0.0.1:4600' } },
})
