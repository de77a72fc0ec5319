import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAdServer } from './askAdServer.ts'
import { readVast } from './readVast.ts'

const TLS = join(import.meta.dirname, '../../tests/data/tls')
const INLINE = `<VAST version="4.2"><Error><![CDATA[https://e.example.com]]></Error>
  <Ad id="a1"><InLine><AdTitle> Tea </AdTitle><Creatives><Creative><Linear><Duration>00:00:30.5</Duration>
  <MediaFiles><MediaFile>x</MediaFile><MediaFile>y</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>
  <Ad id="a2"><Wrapper><VASTAdTagURI>https://127.0.0.1/never</VASTAdTagURI></Wrapper></Ad></VAST>`
const VMAP = `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
  <vmap:AdBreak timeOffset="00:10:00" breakId="mid"/></vmap:VMAP>`

describe('an answer of an ad server', () => {
  it('says version, ads and errors', () => {
    expect(readVast(INLINE)).toEqual({
      ...{ format: 'VAST', version: '4.2', errors: 1 },
      ads: [
        { id: 'a1', title: 'Tea', kind: 'inline', media: 2, dur: 30_500 },
        { id: 'a2', title: '', kind: 'wrapper', media: 0 },
      ],
    })
    expect(readVast(VMAP)).toMatchObject({ format: 'VMAP', version: '1.0', ads: [{ id: 'mid', title: '00:10:00' }] })
  })

  it.each([
    ['', 'noXml'],
    ['{"ads": []}', 'noXml'],
    ['<VAST><Ad></VAST>', 'noXml'],
    ['<html><body/></html>', 'noVast'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><VAST>&b;</VAST>', 'noXml'],
  ])('%j is told as %s', (text, problem) => expect(readVast(text)).toBe(problem))
})

/** A host of this machine, as if its address were one of the public internet where a test says so. */
describe('an ad server that is tried', () => {
  let server: Server
  let ca = ''
  let host = ''
  let paths: string[] = []
  let answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string }
  beforeAll(async () => {
    const files = ['localhost-key.pem', 'localhost.pem'].map((name) => readFile(join(TLS, name), 'utf8'))
    const [key, cert = ''] = await Promise.all(files)
    ca = cert
    server = createServer({ key, cert }, (request, response) => {
      paths.push(request.url ?? '')
      const { status, headers, body } = answer(request.url ?? '')
      response.writeHead(status, headers).end(body)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    host = `https://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  const ask = (path: string, isAllowed = () => true) => {
    paths = []
    const parts = { signal: new AbortController().signal, now: () => 0, isAllowed, ca }
    return askAdServer(host + path, [{ n: 'genre', val: 'drama' }], parts)
  }

  it('is asked with what the tag sends, and what came is told', async () => {
    answer = () => ({ status: 200, body: INLINE })
    expect(await ask('/vast?g={genre}&cb=[CACHEBUSTING]')).toMatchObject({ status: 200, version: '4.2', errors: 1 })
    expect(paths).toEqual(['/vast?g=drama&cb=10203040'])
  })

  it('leads nowhere else: not by its name, and not by a redirect', async () => {
    answer = () => ({ status: 200, body: INLINE })
    expect(await ask('/vast', () => false)).toMatchObject({ problem: 'private', ads: [] })
    expect(paths).toEqual([])
    for (const location of [
      'https://127.0.0.1/x',
      'http://ads.example.com/',
      `${host}/x`,
      'https://a:b@ads.example.com/',
    ]) {
      answer = () => ({ status: 302, headers: { location } })
      expect(await ask('/vast')).toMatchObject({ problem: 'private' })
      expect(paths).toEqual(['/vast'])
    }
  })

  it('is told as it failed', async () => {
    answer = () => ({ status: 500 })
    expect(await ask('/vast')).toMatchObject({ problem: 'status', status: 500 })
    answer = () => ({ status: 200, body: 'x'.repeat(1_100_000) })
    expect(await ask('/vast')).toMatchObject({ problem: 'tooLarge' })
    answer = () => ({ status: 200, body: 'hello' })
    expect(await ask('/vast')).toMatchObject({ problem: 'noXml', bytes: 5 })
    ca = ''
    expect(await ask('/vast')).toMatchObject({ problem: 'unreachable' })
  })
})
