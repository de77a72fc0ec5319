import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../machine/root.ts'
import { writeStatic } from './writeStatic.ts'

it('the console for any web server names its configuration file and asks for no nonce', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-static-'))
  const [built, target] = [join(folder, 'built'), join(folder, 'static')]
  mkdirSync(built)
  writeFileSync(join(built, 'index.html'), readFileSync(join(root, 'index.html')))
  writeStatic(built, target, '{"bases":{}}')
  const page = readFileSync(join(target, 'index.html'), 'utf8')
  expect(page).toContain('<meta name="marquee-boot" content="/marquee.config.json"')
  expect(page).not.toContain('csp-nonce')
  expect(page).toContain('<link rel="preload" href="/marquee.config.json"')
  expect(page).not.toContain('/api/')
  expect(readFileSync(join(target, 'marquee.config.json'), 'utf8')).toBe('{"bases":{}}')
  rmSync(folder, { recursive: true })
})
