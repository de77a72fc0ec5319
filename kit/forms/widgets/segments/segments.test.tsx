import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderField } from '#tests/support/renderForm.tsx'
import type { FormSchema } from '../../schema/formSchema.ts'

const text: FormSchema = { type: 'string' }
const number: FormSchema = { type: 'integer' }
const segments: FormSchema = {
  type: 'array',
  title: 'Segments',
  items: {
    type: 'object',
    properties: {
      ...{ id: text, seg_ty: { enum: ['vod', 'ad'] }, ctkey: text, vrt: text },
      ...{ sp: number, ep: number, dur: number, fps: { type: 'number' } },
      am: { type: 'array', items: { type: 'object', properties: { ap: text, at: number, dur: number } } },
    },
  },
}
const HARBOUR = [
  { id: 's1', seg_ty: 'vod', ctkey: 'mh', sp: 0, ep: 60_000, fps: 25 },
  { id: 's2', seg_ty: 'ad', dur: 30_000 },
  { id: 's3', seg_ty: 'vod', ctkey: 'mh', sp: 60_000, ep: 120_000, fps: 25, am: [{ ap: 'mid', at: 90_000 }] },
]

const opened = (value: object[] = HARBOUR) => renderField(segments, { value, options: { widget: 'segments' } })
const rows = () => screen.getAllByRole('row').slice(1)
const idsOf = (value: unknown) => (value as { id: string }[]).map(({ id }) => id)

describe('the segments of a program', () => {
  it('stand where those before them end, in timecodes of their own rate', async () => {
    await opened()
    expect(within(rows()[2] as HTMLElement).getByText('00:01:30;00')).toBeVisible()
    expect(within(rows()[2] as HTMLElement).getByText('00:02:00;00')).toBeVisible()
    expect(screen.getByText('00:02:30 in all, 1 ad break')).toBeVisible()
  })

  it('show what follows from a point while it is typed, and are one step of the form once taken over', async () => {
    const { store, user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Edit Part 2' }))
    const end = screen.getByLabelText('End point')
    await user.clear(end)
    await user.type(end, '1:45')
    const computed = screen.getAllByRole('status').find((one) => within(one).queryByText('Relative end'))
    expect(computed).toHaveTextContent('00:02:15;00')
    expect(store.get('/field/2/ep')).toBe(120_000)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(store.get('/field/2/ep')).toBe(105_000)
    store.undo()
    expect(store.get('/field')).toEqual(HARBOUR)
  })

  it('are moved by keys, taken out and put back', async () => {
    const { store, user } = await opened()
    screen.getByRole('button', { name: 'Move Ad break 1' }).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(idsOf(store.get('/field'))).toEqual(['s1', 's3', 's2'])
    await user.click(screen.getByRole('button', { name: 'Remove Part 2' }))
    expect(idsOf(store.get('/field'))).toEqual(['s1', 's2'])
    await user.click(screen.getByRole('button', { name: 'Put the row back' }))
    expect(idsOf(store.get('/field'))).toEqual(['s1', 's3', 's2'])
  })

  it('are split at a point, each part with its own id and markers', async () => {
    const { store, user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Edit Part 2' }))
    const point = screen.getByLabelText('Split at')
    await user.clear(point)
    await user.type(point, '80')
    await user.click(screen.getByRole('button', { name: 'Split' }))
    expect((store.get('/field') as object[]).slice(2)).toEqual([
      { id: 's3', seg_ty: 'vod', ctkey: 'mh', fps: 25, sp: 60_000, ep: 80_000 },
      expect.objectContaining({ sp: 80_000, ep: 120_000, am: [{ ap: 'mid', at: 90_000 }] }),
    ])
    expect(new Set(idsOf(store.get('/field'))).size).toBe(4)
  })

  it('get ad breaks, and markers with a point, a length and a position', async () => {
    const { store, user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Ad break' }))
    expect(store.get('/field/3')).toMatchObject({ seg_ty: 'ad', dur: 120_000 })
    await user.click(screen.getByRole('button', { name: 'Edit Part 1' }))
    await user.click(screen.getByRole('tab', { name: 'Markers' }))
    await user.click(screen.getByRole('button', { name: 'Ad marker' }))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(store.get('/field/0/am')).toEqual([{ ap: 'mid', at: 30_000, dur: 60_000 }])
  })

  it('are duplicated behind themselves, by key too, each with an id of its own', async () => {
    const { store, user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Duplicate Ad break 1' }))
    screen.getByRole('button', { name: 'Edit Part 1' }).focus()
    await user.keyboard('{Control>}d{/Control}')
    const list = store.get('/field') as { id: string; seg_ty: string }[]
    expect(list.map(({ seg_ty }) => seg_ty)).toEqual(['vod', 'vod', 'ad', 'ad', 'vod'])
    expect(new Set(idsOf(list)).size).toBe(5)
  })

  it('are summed by kind, and say what they miss of the slot that they are made for', async () => {
    const { user } = await opened()
    expect(screen.getByText('VOD', { selector: 'span' })).toHaveTextContent('VOD 00:02:00;00')
    expect(screen.getByText('Ads', { selector: 'span' })).toHaveTextContent('Ads 00:00:30;00')
    expect(screen.getByText('00:02:30;00 left to fill')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Slot'), '10 min')
    expect(screen.getByText('00:07:30;00 left to fill')).toBeVisible()
  })

  it('are drawn only where they are seen once they are many, with their place among all', async () => {
    await opened(
      Array.from({ length: 500 }, (_, at) => ({ id: `s${at}`, seg_ty: 'vod', ctkey: 'mh', sp: at, ep: at + 5_000 })),
    )
    expect(rows().length).toBeLessThan(60)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501')
  })

  it('say what is wrong with them', async () => {
    await opened([{ id: 's1', seg_ty: 'vod', sp: 9_000, ep: 1_000 }])
    expect(screen.getByText('Ends before it starts')).toBeVisible()
    expect(screen.getByText('No content chosen')).toBeVisible()
  })
})
