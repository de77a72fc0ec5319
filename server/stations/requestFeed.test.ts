import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestFeed } from './requestFeed.ts'

const TLS = join(import.meta.dirname, '../../tests/data/tls')

/** A host of this machine, as if its address were one of the public internet where a test says so. */
describe('a feed of an allowed host', () => {
  let server: Server
  let host = ''
  let ca = ''
  let paths: string[] = []
  let answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string } = () => ({
    status: 200,
  })

  beforeAll(async () => {
    const [key, cert] = await Promise.all(
      ['localhost-key.pem', 'localhost.pem'].map((name) => readFile(join(TLS, name), 'utf8')),
    )
    ca = cert ?? ''
    server = createServer({ key, cert }, (request, response) => {
      const path = request.url ?? ''
      paths.push(path)
      const { status, headers, body } = answer(path)
      response.writeHead(status, headers).end(body)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    host = `localhost:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    paths = []
  })
  afterEach(() => server.closeAllConnections())
  afterAll(() => new Promise((closed) => server.close(closed)))

  const read = async (path: string, isAllowed: (address: string) => boolean = () => true) => {
    const bytes = await requestFeed(`https://${host}${path}`, { hosts: [host], ca, isAllowed })
    const chunks: Uint8Array[] = []
    for await (const chunk of bytes) chunks.push(chunk as Uint8Array)
    return Buffer.concat(chunks).toString()
  }
  const moved = (location: string) => ({ status: 302, headers: { location } })

  it('is read where the host answers with it, after redirects within the host', async () => {
    answer = (path) => (path === '/a.xml' ? moved('/b.xml') : { status: 200, body: '<tv/>' })
    expect(await read('/a.xml')).toBe('<tv/>')
    expect(paths).toEqual(['/a.xml', '/b.xml'])
  })

  it.each([
    ...['http://localhost/a.xml', 'https://127.0.0.1/a.xml', 'https://[::1]/a.xml', 'https://169.254.169.254/latest'],
    ...['file:///etc/passwd', 'https://elsewhere.example.com/a.xml', '//elsewhere.example.com/a.xml'],
  ])('is followed to no address that is not allowed: %s', async (location) => {
    answer = () => moved(location)
    await expect(read('/a.xml')).rejects.toMatchObject({ code: 'stationUnknown' })
    expect(paths).toEqual(['/a.xml'])
  })

  it('is given up where it leads in circles, answers with nothing, or is not there', async () => {
    answer = () => moved('/a.xml')
    await expect(read('/a.xml')).rejects.toMatchObject({ code: 'feedUnreachable' })
    expect(paths).toHaveLength(4)
    for (const one of [{ status: 302 }, { status: 404, body: '<tv/>' }, { status: 500 }, moved('https://')]) {
      answer = () => one
      await expect(read('/a.xml')).rejects.toMatchObject({ code: 'feedUnreachable' })
    }
  })

  it('is not asked for where its name leads into a private network, at the first look or at a later one', async () => {
    answer = () => moved('/b.xml')
    await expect(read('/a.xml', () => false)).rejects.toMatchObject({ code: 'feedUnreachable' })
    expect(paths).toEqual([])
    let looks = 0
    await expect(read('/a.xml', () => (looks += 1) === 1)).rejects.toMatchObject({ code: 'feedUnreachable' })
    expect(paths).toEqual(['/a.xml'])
  })

  it('is read of nobody whose certificate is not the host’s', async () => {
    answer = () => ({ status: 200, body: '<tv/>' })
    await expect(requestFeed(`https://${host}/a.xml`, { hosts: [host], isAllowed: () => true })).rejects.toMatchObject({
      code: 'feedUnreachable',
    })
    expect(paths).toEqual([])
  })
})
