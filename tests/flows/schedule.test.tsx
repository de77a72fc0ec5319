import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { Page } from '#custom/schedule/Page.tsx'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { airs, schedulesOf } from '../support/aScheduleDay.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const NOON = Date.parse('2026-11-24T12:10:00Z')
const WEEK = 'st_dt=2026-11-22&ed_dt=2026-11-30'

describe('the schedule of a virtual channel', () => {
  let server: TestServer
  let bob: ReturnType<typeof schedulesOf>
  const film = aMovie().named('Harbour').with({ rt: 3_600_000 }).published().build()
  const short = aMovie().named('Skiff').with({ rt: 1_800_000 }).published().build()
  let nth = 0
  let channel: { id: string; cs: string }
  const channels = Array.from({ length: 16 }, (_, at) =>
    aMovie()
      .named(`Hits ${at}`)
      .with({ cs: `hits${at}` })
      .published()
      .build(),
  )

  beforeAll(async () => {
    server = await startTestServer({
      now: () => NOON,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('movie')), [film, short])
        await documents.load(catalogKind(shippedType('virtuallivechannel')), channels)
      },
    })
    const person = { roles: ['content_admin'], products: ['rimba-my'], username: 'bob', name: 'Bob' }
    bob = schedulesOf(await server.signInAs(person))
  })
  afterAll(() => server.close())
  beforeEach(() => {
    const own = channels[nth]
    if (!own) throw new Error('Each sentence has a channel of its own: seed more of them')
    channel = { id: own.id, cs: `hits${nth++}` }
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    return () => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    }
  })

  const path = 'live/virtuallivechannel/schedule/:cs/:cid'
  const open = (name = 'Ann', role = 'content_admin', day = '') =>
    openConsole(
      server,
      { name, role },
      `/apps/rimba-my/live/virtuallivechannel/schedule/${channel.cs}/${channel.id}?as=list${day}`,
      { [path]: <Page /> },
    )
  const save = (dt: string, ar: object[], rev = 0, st = 'draft') => bob.save({ cs: channel.cs, dt, st, ar }, rev)
  const stored = async (st = 'draft') => {
    const { data } = await bob.read(`cs=${channel.cs}&${WEEK}&st=${st}`)
    return (data as ScheduleDay[]).flatMap(({ ar }) => ar.map(({ uId, a_st_dt }) => `${uId} ${a_st_dt.slice(0, 16)}`))
  }
  const wednesday = () => [
    airs('a', '2026-11-25T10:00', 60, film.id),
    airs('b', '2026-11-25T12:00', 30, short.id),
    airs('n', '2026-11-25T23:30', 60, film.id),
  ]
  /** A field of the list, once the titles have their names. */
  const startOf = (title: string, nthOf = 0) =>
    waitFor(() => screen.getAllByLabelText<HTMLInputElement>(`Start of ${title}`)[nthOf] as HTMLInputElement)

  it('is read, planned by typing, saved as a draft, and reads the same afterwards', async () => {
    await save('2026-11-25', wednesday().slice(0, 2))
    const ann = await open()
    const start = await startOf('Skiff')
    await ann.user.clear(start)
    await ann.user.type(start, '13:30{Enter}')
    expect(screen.getByRole('button', { name: 'Undo: Move' })).toBeTruthy()
    await ann.user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Schedules updated sucessfully!')).toBeTruthy()
    expect(await stored()).toEqual(['a 2026-11-25T10:00', 'b 2026-11-25T13:30'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' }).disabled).toBe(true)
    await ann.user.click(screen.getByRole('button', { name: 'Undo: Move' }))
    await ann.user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(async () => expect(await stored()).toContain('b 2026-11-25T12:00'))
    ann.close()
  })

  it('takes along what another saved of other programs, by itself', async () => {
    await save('2026-11-25', wednesday().slice(0, 2))
    const ann = await open()
    const start = await startOf('Skiff')
    await ann.user.clear(start)
    await ann.user.type(start, '13:30{Enter}')
    const other = wednesday().slice(0, 2)
    await save('2026-11-25', [airs('a', '2026-11-25T08:00', 60, film.id), ...other.slice(1)], 1)
    await ann.user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Schedules updated sucessfully!')).toBeTruthy()
    expect(await stored()).toEqual(['a 2026-11-25T08:00', 'b 2026-11-25T13:30'])
    ann.close()
  })

  it('asks where both changed the same program, and takes the answer as one step', async () => {
    await save('2026-11-25', wednesday().slice(0, 2))
    const ann = await open()
    const start = await startOf('Skiff')
    await ann.user.clear(start)
    await ann.user.type(start, '13:30{Enter}')
    const added = airs('c', '2026-11-25T13:45', 30, film.id)
    await save('2026-11-25', [wednesday()[0] ?? {}, added, airs('b', '2026-11-25T15:00', 30, short.id)], 1)
    await ann.user.click(screen.getByRole('button', { name: 'Save draft' }))
    const review = await screen.findByRole('dialog')
    const changed = within(within(review).getByRole('region', { name: 'Skiff' }))
    expect(changed.getByText(/Both of you changed this/)).toBeTruthy()
    expect(changed.getAllByRole('figure')).toHaveLength(4)
    expect(within(within(review).getByRole('region', { name: 'Harbour' })).getByText('Mine: not there')).toBeTruthy()
    await ann.user.click(changed.getByRole('radio', { name: 'Theirs' }))
    await ann.user.click(within(review).getByRole('button', { name: 'Take this result' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Schedules updated sucessfully!')).toBeTruthy()
    expect(await stored()).toEqual(['a 2026-11-25T10:00', 'b 2026-11-25T15:00'])
    ann.close()
  })

  it('asks before another week takes the place of unsaved work', async () => {
    await save('2026-11-25', wednesday().slice(0, 2))
    const ann = await open()
    const start = await startOf('Skiff')
    await ann.user.clear(start)
    await ann.user.type(start, '13:30{Enter}')
    await ann.user.click(screen.getByRole('button', { name: 'Week after' }))
    const question = await screen.findByRole('dialog', { name: /Leave without saving/ })
    await ann.user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Undo: Move' })).toBeTruthy()
    ann.close()
  })

  it('keeps what was planned while there is no line, and saves it once there is one', async () => {
    await save('2026-11-25', wednesday().slice(0, 2))
    const ann = await open()
    const start = await startOf('Skiff')
    await ann.user.clear(start)
    await ann.user.type(start, '13:30{Enter}')
    ann.setLine('losing answers to writes')
    await ann.user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(async () => expect(await stored()).toContain('b 2026-11-25T13:30'))
    ann.setLine('up')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Schedules updated sucessfully!')).toBeTruthy()
    const { data } = await bob.read(`cs=${channel.cs}&dt=2026-11-25`)
    expect(data[0]?.rev).toBe(2)
    ann.close()
  })

  it('is published by a review in words, whose warnings are accepted with it; both days of a program over midnight', async () => {
    await save('2026-11-25', wednesday().slice(0, 2))
    await save('2026-11-25', wednesday().slice(0, 2), 1, 'draft')
    const ann = await open()
    const start = await startOf('Skiff')
    await ann.user.clear(start)
    await ann.user.type(start, '23:45{Enter}')
    await ann.user.click(screen.getByRole('button', { name: 'Review and publish' }))
    const review = await screen.findByRole('dialog')
    expect(within(review).getAllByText('Added: Skiff, Wed 25 Nov 23:45')).toHaveLength(2)
    expect(within(review).getAllByText('Gaps Present').length).toBeGreaterThan(0)
    await ann.user.click(within(review).getByRole('button', { name: 'Accept warnings and publish 2 days' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stored('published')).toEqual(['a 2026-11-25T10:00', 'b 2026-11-25T23:45', 'b 2026-11-26T00:00'])
    ann.close()
  })

  it('repeats by its loop, which is saved with the days and found again, and ended', async () => {
    const day = [airs('a', '2026-11-25T00:00', 1440, film.id)]
    await save('2026-11-25', day)
    const ann = await open('Ann', 'content_admin', '&mode=day&day=2026-11-25')
    await startOf('Harbour')
    await ann.user.click(screen.getByRole('button', { name: 'More' }))
    await ann.user.click(screen.getByRole('menuitem', { name: 'Loop' }))
    await ann.user.click(await screen.findByRole('button', { name: 'Set loop' }))
    await ann.user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Looping schedule updated sucessfully!')).toBeTruthy()
    ann.close()
    const again = await open('Ann', 'content_admin', '&mode=day&day=2026-11-25')
    await startOf('Harbour')
    await again.user.click(await screen.findByRole('button', { name: 'More' }))
    await again.user.click(screen.getByRole('menuitem', { name: 'Loop' }))
    expect(await screen.findByText('Repeats 7 times')).toBeTruthy()
    await again.user.click(screen.getByRole('button', { name: 'Remove loop' }))
    await again.user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(async () => expect((await bob.send('GET', `/loop?cs=${channel.cs}`)).data).toEqual([]))
    again.close()
  })

  it('is only looked at by whoever may not change it, and follows what others save', async () => {
    await save('2026-11-25', wednesday().slice(0, 2))
    const vic = await open('Vic', 'content_user')
    expect(await screen.findByText('You may look at this schedule, but not change it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
    expect(screen.queryByLabelText('Start of Skiff')).toBeNull()
    await screen.findByText('Skiff', { selector: '.name' })
    await save('2026-11-25', wednesday().slice(0, 1), 1)
    await waitFor(() => expect(screen.queryByText('Skiff', { selector: '.name' })).toBeNull())
    vic.close()
  })

  it('says that its days did not come', async () => {
    channel.cs = 'x'.repeat(81)
    const ann = await open()
    expect(await screen.findByText('Fetch schedules failed')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    ann.close()
  })

  it('has no barriers that a checker finds', async () => {
    await save('2026-11-25', wednesday().slice(0, 2))
    const ann = await open()
    await startOf('Skiff')
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    ann.close()
  })
})
