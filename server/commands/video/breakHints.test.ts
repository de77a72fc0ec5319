import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { BreakHints } from '#contract/schemas/video.ts'
import { createHintReader } from '../../media/derive/findHints.ts'
import { startTestServer } from '#tests/support/startServer.ts'

type Body<Data> = { data: Data }
const MOVIES = '/api/content/urn/resource/catalog/movie'
const run = promisify(execFile)
const hasFfmpeg = await run('ffmpeg', ['-version']).then(
  () => true,
  () => false,
)

describe('what filters say of each frame', () => {
  it('becomes stretches of black and silence, and changes of scene', () => {
    const reader = createHintReader(10)
    const lines = [
      ...['frame:0    pts:0       pts_time:0', 'lavfi.black_start=0', 'lavfi.scd.score=0.0'],
      ...['frame:15   pts:500     pts_time:0.5', 'lavfi.black_end=0.5', 'lavfi.scd.score=30.0', 'lavfi.scd.time=0.5'],
      ...['frame:90   pts:3000    pts_time:3', 'lavfi.silence_start=3', 'nonsense=1', 'lavfi.black_end=9'],
    ]
    expect(lines.map(reader.read).at(-1)).toBe(3)
    expect(reader.hints()).toEqual([
      { at: 0, until: 0.5, kind: 'black', strength: 0.5 },
      { at: 0.5, kind: 'scene', strength: 0.5 },
      { at: 3, until: 10, kind: 'silence', strength: 1 },
    ])
  })
})

describe('places for breaks', () => {
  it.runIf(hasFfmpeg)('are looked for on demand, once, and told with how far that is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hints-test-'))
    const path = join(folder, 'film.mp4')
    // Red, half a second of black, blue.
    const colours = ['red', 'black', 'blue'].map(
      (colour, nth) => `color=${colour}:s=160x90:r=25:d=${nth === 1 ? 0.6 : 1}`,
    )
    await run('ffmpeg', [
      ...['-v', 'error', ...colours.flatMap((colour) => ['-f', 'lavfi', '-i', colour])],
      ...[
        '-filter_complex',
        'concat=n=3:v=1',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-pix_fmt',
        'yuv420p',
        '-g',
        '5',
      ],
      ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof+dash+global_sidx', path],
    ])
    const server = await startTestServer()
    const person = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
    const payload = { lon: [{ lang: 'en', n: 'Alpha' }], prd: ['rimba-my'] }
    const made = await person.send({ method: 'POST', url: `${MOVIES}?prd=rimba-my`, payload })
    const { id } = made.json<Body<{ id: string }>>().data
    const hints = async () => (await person.send({ url: `/api/media/${id}/breakhints` })).json<Body<BreakHints>>().data
    const find = () => person.send({ method: 'POST', url: `/api/media/${id}/breakhints` })
    expect((await find()).statusCode).toBe(404)
    await person.send({
      ...{ method: 'POST', url: `/api/media/upload/${id}?cty=movie`, payload: await readFile(path) },
      headers: { 'content-type': 'video/mp4', 'if-match': '"1"' },
    })
    expect(await hints()).toEqual({ status: 'none', progress: 0, hints: [] })
    const { findHints } = server.services.media
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    server.services.media.findHints = async (...asked) => held.then(() => findHints(...asked))
    const [one, other] = [await find(), await find()].map((answer) => answer.json<Body<{ status_id: string }>>().data)
    expect(other?.status_id).toBe(one?.status_id)
    expect((await hints()).status).toBe('running')
    letGo()
    await server.runner.runDue()
    const found = await hints()
    expect(found).toMatchObject({ status: 'ready', progress: 100 })
    const black = found.hints.find(({ kind }) => kind === 'black')
    expect(black?.at).toBeCloseTo(1, 1)
    expect(black?.until).toBeCloseTo(1.6, 1)
    const viewer = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    expect((await viewer.send({ url: `/api/media/${id}/breakhints` })).statusCode).toBe(404)
    await server.close()
    await rm(folder, { recursive: true })
  })
})
