import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EVENING, renderInKit } from '#tests/support/renderInKit.tsx'
import type { ContentEditor } from '../useContentEditor.ts'
import { ContentEditorContext } from '../useContentEditor.ts'
import { TimingDialog } from './TimingDialog.tsx'
import type { RecordTiming } from './useTiming.ts'

const content = {
  title: 'Alpha',
  record: { st: 'published', sides: [{ st: 'published' }, { st: 'draft' }] },
  form: { dirty: true, missing: 2, errors: 0 },
} as unknown as ContentEditor

async function open(timing: Partial<RecordTiming> = {}, verb: 'publish' | 'unpublish' = 'publish') {
  const set = vi.fn<RecordTiming['set']>(async () => undefined)
  const onClose = vi.fn()
  const all: RecordTiming = { timing: undefined, may: () => true, set, clear: async () => undefined, ...timing }
  await renderInKit(
    <ContentEditorContext value={content}>
      <TimingDialog timing={all} verb={verb} onClose={onClose} />
    </ContentEditorContext>,
  )
  const type = (name: string, text: string) => {
    const field = screen.getByLabelText(name)
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
  }
  return { set, onClose, type, ok: () => fireEvent.click(screen.getByRole('button', { name: 'Set the time' })) }
}

it('reads times off the clock of the viewer and says them by that and by UTC', async () => {
  const { type, ok, set, onClose } = await open()
  expect(screen.getByText(/Asia\/Kuala_Lumpur/)).toBeInTheDocument()
  type('Publish at', '25 Nov 2026 07:30')
  expect(
    await screen.findByText(/25 Nov 2026 07:30 \(Asia\/Kuala_Lumpur, UTC\+8\), which is 24 Nov 2026 23:30 UTC/),
  ).toBeInTheDocument()
  ok()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(set).toHaveBeenCalledWith({ publishAt: '2026-11-24T23:30:00.000Z' })
})

it('says what would stand in the way as things are', async () => {
  const { type } = await open()
  type('Publish at', '25 Nov 2026 07:30')
  expect(await screen.findByText(/2 required fields are empty/)).toBeInTheDocument()
  expect(screen.getByText(/What is not saved yet does not go live/)).toBeInTheDocument()
  type('Publish at', '')
  type('Unpublish at', '25 Nov 2026 07:30')
  expect(await screen.findByText(/A draft is open/)).toBeInTheDocument()
})

it('sends nothing while a time is missing, past or in the wrong order', async () => {
  const { type, ok, set } = await open()
  ok()
  expect(await screen.findByText('Name a time to publish or to unpublish.')).toBeInTheDocument()
  type('Publish at', '24 Nov 2026 20:40')
  ok()
  expect(await screen.findByText('This time has passed.')).toBeInTheDocument()
  type('Publish at', '25 Nov 2026 20:40')
  type('Unpublish at', '25 Nov 2026 20:39')
  ok()
  expect(await screen.findByText('Unpublishing must come after publishing.')).toBeInTheDocument()
  expect(set).not.toHaveBeenCalled()
})

it('starts with what is set, and offers only what the person may do', async () => {
  const publishAt = new Date(EVENING + 3_600_000).toISOString()
  const standing = { publishAt, by: { uid: 'ann', name: 'Ann' }, at: publishAt }
  await open({ timing: standing, may: (verb) => verb === 'publish' })
  expect(screen.getByLabelText('Publish at')).toHaveValue('24 Nov 2026 21:40')
  expect(screen.queryByLabelText('Unpublish at')).toBeNull()
})
