import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Type } from 'typebox'
import type { LightMyRequestResponse } from 'fastify'
import { call, noQuery, query, type CallRow } from '#contract/wire/calls/call.ts'
import { createLog } from '#server/app/createLog.ts'
import type { AnyCommand } from '#server/routes/joinCalls.ts'
import { bareApp, type BareApp } from './bareApp.ts'

/** A row of a call table with everything but its name and address taken for granted. */
export const probeRow = (change: Partial<CallRow> & Pick<CallRow, 'name' | 'path'>): CallRow =>
  call({
    method: 'GET',
    guard: { by: 'self' },
    section: '',
    part: 'F',
    summary: '',
    query: noQuery,
    answer: Type.Unknown(),
    ...change,
  })

const ROWS: readonly CallRow[] = [
  probeRow({ name: 'readPublic', path: '/public', guard: { by: 'public' } }),
  probeRow({
    name: 'readOwn',
    path: '/own',
    query: query({ pageNumber: Type.Optional(Type.Integer({ minimum: 1 })), t: Type.Optional(Type.String()) }),
  }),
  probeRow({ name: 'readMovie', path: '/thing/{type}/{id}', guard: { by: 'type', action: 'view' } }),
  probeRow({
    name: 'saveMovie',
    method: 'PUT',
    path: '/thing/{type}/{id}',
    guard: { by: 'type', action: 'update' },
    document: true,
    body: Type.Object(
      { n: Type.String({ maxLength: 5 }), count: Type.Optional(Type.Integer()) },
      { additionalProperties: false },
    ),
  }),
  probeRow({
    name: 'createMovie',
    method: 'POST',
    path: '/thing/{type}',
    guard: { by: 'type', action: 'create' },
    created: true,
    document: true,
    body: Type.Record(Type.String(), Type.Unknown()),
  }),
  probeRow({ name: 'fail', path: '/fail' }),
  probeRow({ name: 'readSigned', path: '/signed', guard: { by: 'signed' } }),
  probeRow({ name: 'upload', method: 'POST', path: '/upload', takes: 'multipart', bodyBytes: 1_000 }),
]

export const PROBE_ID = '0198c0de-0000-7000-8000-000000000001'
export const PROBE_ADMIN = { roles: ['content_admin'], products: ['rimba-my', 'rimba-sg'] }
export const PROBE_MOVIE = `/api/thing/movie/${PROBE_ID}`

export type ProbeApp = BareApp & {
  /** What commands were given, in order. */
  seen: unknown[]
  /** Lines of the log. */
  lines: string[]
  /** Saves the movie as an admin. */
  save: (payload: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  close: () => Promise<void>
}

/** The HTTP side over a handful of calls that answer what they were given, with a small console beside it. */
export async function probeApp(): Promise<ProbeApp> {
  const seen: unknown[] = []
  const lines: string[] = []
  const consoleDir = await makeConsole()
  const echo: AnyCommand = async ({ product, products, ifMatch, actor }, input) => {
    seen.push(input)
    return { data: { product: product ?? null, products, ifMatch: ifMatch ?? null, uid: actor.uid }, rev: 17 }
  }
  const bare = await bareApp({
    rows: ROWS,
    settings: { consoleDir },
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
    commands: {
      readPublic: async () => ({ data: [] }),
      readOwn: echo,
      readMovie: echo,
      saveMovie: echo,
      createMovie: echo,
      readSigned: echo,
      fail,
      upload,
    },
  })
  return {
    ...bare,
    seen,
    lines,
    save: (payload, headers = { 'if-match': '"3"' }) =>
      bare.send({ method: 'PUT', url: PROBE_MOVIE, payload: payload as object, headers }, PROBE_ADMIN),
    close: async () => {
      await bare.app.close()
      await rm(consoleDir, { recursive: true })
    },
  }
}

const fail: AnyCommand = async () => {
  throw new Error('relation "canary" at /srv/secret.ts, token eyJhbGciOiJub25lIn0.eyJjYW5hcnkiOjF9.c2ln')
}

const upload: AnyCommand = async (context) => {
  const file = await context.file()
  let size = 0
  for await (const chunk of file.stream) size += (chunk as Buffer).length
  return { data: { size, name: file.filename } }
}

async function makeConsole(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'console-'))
  await mkdir(join(folder, 'assets'))
  const page = '<html><head><meta name="csp-nonce" content="__CSP_NONCE__" /></head></html>'
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'assets', 'index-Ab12Cd34.js'), 'let it = 1;'.repeat(500))
  await writeFile(join(folder, 'assets', 'built-Ab12Cd34.js'), 'let it = 2;'.repeat(500))
  await writeFile(join(folder, 'assets', 'built-Ab12Cd34.js.br'), 'as the build has compressed it')
  return folder
}
