import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'

const document = aType()
const type = summaryOf({ ...document, languages: ['en', 'zh'] })
const record = (id: string, more: Partial<ContentRecord> = {}) =>
  ({
    id,
    key: `key-${id}`,
    urn: 'urn:resource:catalog:film',
    st: 'published',
    n: 1,
    sides: [{ st: 'published', key: `key-${id}`, n: 1 }],
    ut: '2026-11-01T00:00:00Z',
    lon: [{ lang: 'en', n: `Film ${id}` }],
    lod: [{ lang: 'en', n: 'A quiet story.' }],
    prd: ['rimba-my'],
    lwe: '2026-11-12T12:00:00Z',
    ...more,
  }) as ContentRecord

async function openPreview(found: (id: string, st?: string) => ContentRecord = (id) => record(id)) {
  const onOpen = vi.fn()
  const onClose = vi.fn()
  const calls = {
    readTypeForm: () => Promise.resolve({ schema: document.schema, uiSchema: {} }),
    getOne: (_type: string, { id, meta }: { id: string; meta: { st?: string } }) =>
      Promise.resolve({ data: found(id, meta.st) }),
    imageUrl: ({ ratio, type: kind }: { ratio: string; type: string }) => `/api/image/${kind}-${ratio}.jpg`,
  }
  const ids = ['a', 'b', 'c']
  function Preview() {
    const [index, setIndex] = useState(1)
    const place = { index, count: ids.length, onGo: setIndex }
    return <PreviewDialog type={type} id={ids[index] ?? ''} place={place} onOpen={onOpen} onClose={onClose} />
  }
  await showInConsole(<Preview />, { calls: calls as never })
  const dialog = await screen.findByRole('dialog')
  return { dialog, onOpen, onClose, user: userEvent.setup({ delay: null }) }
}
const shows = (name: string) =>
  waitFor(() => expect(screen.getByRole('dialog', { name: `Preview of ${name}` })).toBeVisible())

describe('the preview of a title', () => {
  it('shows its texts in every language, and which are missing', async () => {
    const { dialog } = await openPreview()
    await shows('Film b')
    expect(within(dialog).getByText('A quiet story.')).toHaveAttribute('lang', 'en')
    expect(dialog).toHaveTextContent(/Chinesemissing/)
  })

  it('says for each product why its viewers cannot have it, and that there is nothing to play', async () => {
    const { dialog } = await openPreview()
    await shows('Film b')
    expect(dialog).toHaveTextContent('Not on air in Rimba MY')
    expect(dialog).toHaveTextContent('EXPIRED12 days ago')
    expect(dialog).toHaveTextContent('Nothing to play')
  })

  it('goes on by arrows, ends at both ends, and closes by Escape', async () => {
    const { user, onClose } = await openPreview()
    await shows('Film b')
    await user.keyboard('{ArrowRight}')
    await shows('Film c')
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Next title' })).toBeDisabled()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    await shows('Film a')
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('opens the editor', async () => {
    const { user, onOpen } = await openPreview()
    await user.click(await screen.findByRole('button', { name: 'Open in editor' }))
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('looks at what viewers see and at the draft over it', async () => {
    const sides = [
      { st: 'draft', key: 'key-d', n: 2 },
      { st: 'published', key: 'key-p', n: 1 },
    ] as ContentRecord['sides']
    const { user } = await openPreview((id, st) =>
      st === 'published'
        ? record(id, { key: 'key-p', sides, lon: [{ lang: 'en', n: 'Old name' }] })
        : record(id, { key: 'key-d', st: 'draft', n: 2, sides, lon: [{ lang: 'en', n: 'New name' }] }),
    )
    await shows('New name')
    await user.click(screen.getByRole('button', { name: 'What viewers see' }))
    await shows('Old name')
  })

  it('plays a film of this server, and no other address', async () => {
    const address = `${window.location.origin}/media/a.mp4`
    const { user, dialog } = await openPreview((id) => record(id, { media_assets: [{ file_uri: address }] }))
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    expect(dialog.querySelector('video')).toHaveAttribute('src', address)
  })

  it('changes the picture, and links images of other systems without following bad addresses', async () => {
    const { user, dialog } = await openPreview((id) =>
      record(id, { ia: ['0-3x1-Banner', '0-16x9'], ex_ia: [{ u: 'https://a.example/1.jpg' }, { u: 'javascript:x' }] }),
    )
    await shows('Film b')
    expect(within(dialog).getByRole('img', { name: 'Film b, Poster 16x9' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Banner 3x1' }))
    expect(within(dialog).getByRole('img', { name: 'Film b, Banner 3x1' })).toBeInTheDocument()
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://a.example/1.jpg'])
  })

  it('says what failed and tries again', async () => {
    let isDown = true
    const { user } = await openPreview((id) => {
      if (isDown) throw new Error('down')
      return record(id)
    })
    isDown = false
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await shows('Film b')
  })

  it('has nothing that axe calls serious', async () => {
    await openPreview((id) =>
      record(id, {
        ia: ['0-16x9', '0-3x1-Banner'],
        sg: [
          { seg_ty: 'vod', dur: 5 },
          { seg_ty: 'ad', dur: 1 },
        ],
      }),
    )
    await shows('Film b')
    const { violations } = await axe.run(window.document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})
