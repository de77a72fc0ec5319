import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { brotliFiles } from './brotliFiles.ts'

type Write = (options: { dir: string }, bundle: Record<string, unknown>) => Promise<void>

it('scripts and styles of some size lie beside their compressed selves, and nothing else does', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-brotli-'))
  const code = 'export const words = "சொற்கள்"\n'.repeat(400)
  await (brotliFiles().writeBundle as unknown as Write)(
    { dir },
    {
      a: { type: 'chunk', fileName: 'first.js', code },
      b: { type: 'chunk', fileName: 'small.js', code: 'export {}' },
      c: { type: 'asset', fileName: 'first.css', source: '.a{color:red}'.repeat(400) },
      d: { type: 'asset', fileName: 'font.woff2', source: new Uint8Array(9_000) },
    },
  )
  expect(readdirSync(dir).sort()).toEqual(['first.css.br', 'first.js.br'])
  expect(brotliDecompressSync(readFileSync(join(dir, 'first.js.br'))).toString()).toBe(code)
  rmSync(dir, { recursive: true })
})
