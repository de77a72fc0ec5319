import axe from 'axe-core'
import { screen as page } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSchedule, anAiring, at } from '#tests/support/aSchedule.ts'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ScheduleConsole } from '#tests/support/ScheduleConsole.tsx'
import { ScheduleList } from '../list/ScheduleList.tsx'
import { PANEL_TABS, type ScheduleDialog } from '../model/scheduleView.ts'
import { SchedulePanel } from '../parts/SchedulePanel.tsx'
import { ScheduleDialogs } from './ScheduleDialogs.tsx'

const titles = [
  aScheduleTitle('mulan', 'Mulan', {}, { gnr: ['drama'] }),
  aScheduleTitle('soon', 'Coming soon', {}, { kind: 'promo', cty: 'promo', dur: 600_000 }),
  aScheduleTitle('gone', 'Gone', { lwe: '2026-01-01T00:00:00Z' }, { gnr: ['drama'] }),
]
const DAYS = ['2026-11-23', '2026-11-24']
const schedule = aSchedule([
  anAiring('a', '2026-11-23T10:00', 60, { pgmId: 'mulan' }),
  anAiring('b', '2026-11-23T12:00', 60, { pgmId: 'gone', pinned: true }),
  anAiring('c', '2026-11-24T10:00', 60, { pgmId: 'mulan' }),
])
const gap = { from: at('2026-11-23T11:00'), to: at('2026-11-23T12:00') }
const plan = {
  id: 'p1',
  name: 'A lighter Tuesday',
  from: '2026-11-24',
  days: 1,
  count: 1,
  rev: 1,
  ut: '2026-11-20T10:00:00Z',
}
const calls = {
  filterContent: () => Promise.resolve({ rows: titles.map(({ id }) => ({ id })), count: titles.length }),
  fillInterstitials: () => Promise.resolve({ proposal: [], remainder: 3_600_000 }),
  listPlayoutChannels: () => Promise.resolve({ rows: [], count: 0 }),
  listSchedulePlans: () => Promise.resolve({ rows: [plan], count: 1 }),
}

const DIALOGS: readonly ScheduleDialog[] = [
  { kind: 'moveTo', ids: ['a'] },
  { kind: 'split', id: 'a' },
  { kind: 'addAd', ids: ['a', 'c'] },
  { kind: 'replace', id: 'a' },
  { kind: 'pin', ids: ['a'] },
  { kind: 'fill', within: gap },
  { kind: 'interstitials', within: gap },
  { kind: 'playout' },
  { kind: 'removeGaps' },
  { kind: 'loop' },
  { kind: 'templates' },
  { kind: 'branches' },
  { kind: 'strip' },
  { kind: 'paste', at: gap.from },
  { kind: 'copyTo', days: DAYS },
  { kind: 'copyToChannels', days: DAYS },
  { kind: 'playAt', at: gap.from },
]

/** What somebody would stumble over; colours need a browser, and a part alone has no landmarks. */
async function troubles(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
})
afterEach(() => vi.restoreAllMocks())

const draw = (part: React.ReactNode) =>
  renderSchedule(<ScheduleConsole calls={calls}>{part}</ScheduleConsole>, { schedule, titles })

test('every dialog can be used by whoever hears it', async () => {
  const { act } = await draw(<ScheduleDialogs />)
  for (const dialog of DIALOGS) {
    act(({ openDialog }) => openDialog(dialog))
    expect(await page.findByRole('dialog')).toBeTruthy()
    expect(await troubles(), dialog.kind).toEqual([])
    act(({ openDialog }) => openDialog(undefined))
  }
})

test('so can every panel with the shelf beneath it, and the list', async () => {
  const { act } = await draw(
    <>
      <ScheduleList />
      <SchedulePanel />
    </>,
  )
  act(({ select, run }) => {
    run({ kind: 'lift', ids: ['c'] })
    select(['a'])
  })
  for (const tab of PANEL_TABS) {
    act(({ showPanel }) => showPanel(tab))
    expect(await troubles(), tab).toEqual([])
  }
})
