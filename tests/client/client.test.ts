import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOfCalls } from '#client/describedCalls.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const CLIENT = join(import.meta.dirname, '../../client')

it('the types of the client are those of the calls as they are: otherwise npm run client', () => {
  expect(readFileSync(join(CLIENT, 'calls.d.ts'), 'utf8')).toContain(hashOfCalls())
})

describe('the example', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ listen: true })
  })
  afterAll(() => server.close())

  it('signs in, lists, edits under a lock and publishes', async () => {
    const admin = await server.signInAs('content_admin')
    const url = '/api/content/urn/resource/catalog/movie'
    const movie = shippedTypes().find(({ type }) => type === 'movie')
    const created = await admin.send({ method: 'POST', url: `${url}?prd=rimba-my`, payload: { ...movie?.sample } })
    const { id } = created.json<{ data: { id: string } }>().data

    const { code, output } = await run('examples/publishDraft.ts', server.baseUrl, 'rimba-my')
    expect(output).toMatch(
      new RegExp(`1 drafts: ${id}\\nlocked until .*\\nsaved as revision "2"\\n${id} is published\\n$`),
    )
    expect(code).toBe(0)
    const read = await admin.send({ url: `${url}/${id}` })
    expect(read.json()).toMatchObject({ data: { st: 'published', yr: 1999 } })
  })
})

function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: CLIENT, env: { PATH: process.env.PATH ?? '' } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
