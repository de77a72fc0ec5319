import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { FPS_30 } from '#contract/rules/time/frameRate.ts'
import { timecodeOf } from '#contract/rules/time/timecode.ts'
import { wholeOf } from '#contract/rules/video/editList.ts'
import { useHistory } from '#kit/parts/history/useHistory.ts'
import { pageWords } from '#kit/parts/i18n/pageWords.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { useCaptions } from '../captions/useCaptions.ts'
import { useDownload } from '../jobs/useDownload.ts'
import { useFrameNotes } from '../notes/useFrameNotes.ts'
import { createPlayhead } from '../session/playhead.ts'
import { createVideoEditor } from '../session/createVideoEditor.ts'
import { VideoContext, type VideoValue } from '../VideoContext.ts'
import { useVideoView } from '../useVideoView.ts'
import { VideoPanel } from './VideoPanel.tsx'

const list = wholeOf({ asset: { cty: 'movie', id: 'm' }, rate: FPS_30, length: 900 })
const video = {
  id: 'm',
  cty: 'movie',
  name: 'Harbour',
  lon: [{ lang: 'ms', n: 'Pelabuhan' }],
  vrt: undefined,
  rate: FPS_30,
  length: 900,
  bytes: { picture: 8_000_000, sound: 1_000_000 },
  hasSound: true,
}

/** An airing that plays the title from its sixth second on, after a bumper; 20 s of it are recorded. */
const piece = { seg_ty: 'vod', id: 'm', cty: 'movie', ctkey: 'm', keys: [5_000] }
const aired = {
  ...{ id: 'airing', from: 0, recorded: 20_000, whole: 35_000 },
  parts: [{ at: 5_000, dur: 30_000, sp: 0 }],
  pieces: [{ ...piece, at: 5_000, dur: 30_000, sp: 0 }],
}

function Panel() {
  const [editor] = useState(() => createVideoEditor(list, list, Date.now))
  const history = useHistory(editor)
  const view = useVideoView()
  const [playhead] = useState(createPlayhead)
  const notes = useFrameNotes(video)
  const captions = useCaptions(video)
  const download = useDownload('m')
  const value = {
    ...{ video, editor, history, list: history.state, view, download, player: { current: null } },
    ...{ playhead, notes, aired, captions },
    run: (command: Parameters<typeof editor.run>[0]) => editor.run(command) === undefined,
    code: (frame: number) => timecodeOf(frame, FPS_30),
  } as unknown as VideoValue
  return (
    <VideoContext value={value}>
      <VideoPanel />
    </VideoContext>
  )
}

const calls = {
  readMediaTools: vi.fn().mockResolvedValue({ ffmpeg: '6.1', exact: true, meaning: true }),
  readKeyframes: vi.fn().mockResolvedValue([0]),
  readBreakHints: vi.fn().mockResolvedValue({ status: 'none', progress: 0, hints: [] }),
  searchClips: vi
    .fn()
    .mockResolvedValue([{ id: 'm', key: 'm', start: 1_000, end: 2_000, score: 0.5, text: 'Rain falls' }]),
  requestMp4: vi.fn().mockResolvedValue({ id: 'd', status: 'processing', progress: 0, estimate: 1 }),
  readMp4: vi
    .fn()
    .mockResolvedValue({ id: 'd', status: 'failed', progress: 0, estimate: 1, message: 'The disk is full.' }),
  listLiveToVod: vi.fn().mockResolvedValue({ rows: [], count: 0 }),
  convertLiveToVod: vi.fn().mockResolvedValue({ id: 'job' }),
  readCaptions: vi.fn().mockResolvedValue({
    tracks: [{ lang: 'en', count: 1, by: 'Ann', ut: '2026-11-23T10:00:00Z' }],
    ...{ lang: 'en', captions: [{ start: 2_000, end: 3_000, text: 'The ferry' }] },
  }),
  listNotes: vi.fn().mockResolvedValue([]),
  addNote: vi.fn().mockResolvedValue({}),
  cancelJob: vi.fn().mockResolvedValue(null),
  mediaUrl: (url: string) => url,
}
const types = [
  { type: 'movie', area: 'vod', page: 'cp_datastore', traits: ['hasSegments'], labels: { one: { en: 'Movie' } } },
]
const events = { state: () => 'live', subscribe: () => () => undefined }

describe('the panels of the video editor', () => {
  beforeAll(() => pageWords.open(['guide', 'review', 'video']))

  it('takes hits of a search as segments by Enter, and tells why a download failed', async () => {
    const user = userEvent.setup({ delay: null })
    await showInConsole(<Panel />, { calls, events, types } as never)
    // The menu of segments goes by a key as by a press.
    screen.getByRole('button', { name: 'More actions' }).focus()
    await user.keyboard('{Enter}{End}{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await user.click(screen.getByRole('tab', { name: 'Search' }))
    await user.type(screen.getByRole('textbox', { name: 'What the stretch speaks of' }), 'rain{Enter}')
    const hit = await screen.findByRole('button', { name: '00:00:01;00 – 00:00:02;00, add as a segment' })
    hit.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('added')).toBeTruthy()
    expect(screen.getByText('Rain falls')).toBeTruthy()
    // What is said around the frame that is shown.
    expect(screen.getByRole('button', { name: '00:00:02;00 The ferry' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Search 1' })).toBeTruthy()
    // The service that compares by meaning is out of order: words find it, and that is said.
    const refused = { name: 'ApiError', kind: 'refused', code: 'noMeaning', errors: [], params: {} }
    calls.searchClips.mockRejectedValueOnce(Object.assign(new Error(), refused))
    await user.click(screen.getByRole('combobox', { name: 'Found by' }))
    await user.click(screen.getByRole('option', { name: 'Meaning' }))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText(/found by words and letters/)).toBeTruthy()
    expect(calls.searchClips.mock.calls.slice(-2).map(([{ query }]) => query.embedding_type)).toEqual([
      ...['meaning', 'both'],
    ])
    await user.click(screen.getByRole('tab', { name: 'Jobs' }))
    await user.click(screen.getByRole('button', { name: 'Download MP4' }))
    await waitFor(() => expect(calls.readMp4).toHaveBeenCalled())
    expect(await screen.findByText('Error fetching MP4')).toBeTruthy()
    expect(screen.getByText('The disk is full.', { exact: false })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(calls.requestMp4.mock.calls.at(-1)?.[0].query).toEqual({ again: 'true' })
  })
  it('makes a title of what is kept of an airing, in its time, and pins a note to the frame that is shown', async () => {
    const user = userEvent.setup({ delay: null })
    await showInConsole(<Panel />, { calls, events, types } as never)
    await user.click(screen.getByRole('tab', { name: 'Jobs' }))
    await screen.findByText(/Recorded up to 00:00:20;00/)
    await user.click(screen.getByRole('button', { name: 'Convert' }))
    await waitFor(() => expect(calls.convertLiveToVod).toHaveBeenCalled())
    const { body } = calls.convertLiveToVod.mock.calls[0]?.[0] as { body: object }
    expect(body).toEqual({
      ...{ id: 'airing', cty: 'movie', sg: [{ sp: 5_000, ep: 35_000 }] },
      lon: [
        { lang: 'ms', n: 'Pelabuhan' },
        { lang: 'en', n: 'Harbour' },
      ],
    })
    await user.click(screen.getByRole('tab', { name: 'Notes' }))
    await user.type(screen.getByRole('textbox', { name: 'Your note' }), 'Too dark{Control>}{Enter}{/Control}')
    await waitFor(() => expect(calls.addNote).toHaveBeenCalled())
    expect(calls.addNote.mock.calls[0]?.[0]).toMatchObject({ body: { place: { kind: 'timecode', at: '0' } } })
  })
})
