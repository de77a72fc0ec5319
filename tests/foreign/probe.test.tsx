import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, it } from 'vitest'
import type { OpenService } from './openAgainst.ts'
import { openService } from './openAgainst.ts'
import { openForeignConsole } from './openForeignConsole.tsx'
import { oursIn } from './requestNotes.ts'

let service: OpenService
beforeAll(async () => {
  service = await openService()
})
afterAll(async () => service.close())
const idOf = (n: string) => service.platform.titles.find((t) => JSON.stringify(t).includes(n))?.id ?? ''
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms))
it.each([
  ['/apps/rimba-my/dashboards/project', 'admin'],
  ['EDIT', 'content_admin'],
  ['/apps/rimba-my/globalSearch', 'x'],
  ['/apps/notification', 'x'],
  ['/pages/profile', 'x'],
  ['/apps/rimba-my/vod/movie/add', 'x'],
  ['/apps/config/types', 'operations_super_admin'],
  ['/apps/rimba-my/vod/movie/import', 'x'],
])('%s', async (path, role) => {
  const at = path === 'EDIT' ? `/apps/rimba-my/vod/movie/${idOf('Alpha Station')}` : path
  service.requests.length = 0
  const page = await openForeignConsole(service, at, { name: 'Ann', role: role.includes('_') ? role : 'content_admin' })
  await sleep(6000)
  console.log('=====', path, location.pathname, '\n', document.body.textContent?.slice(0, 2500))
  console.log([...document.querySelectorAll('button,[role=tab],a')].map((b) => b.getAttribute('aria-label') ?? b.textContent).join(' | '))
  console.log(service.requests.map((r) => r.method + ' ' + r.path).join('\n'))
  console.log('OURS', oursIn(service.requests))
  page.close()
})
