import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'
import { allowedUrl, requestFeed } from './requestFeed.ts'
import { createStationFeeds } from './stationFeeds.ts'

describe('the feed of a station', () => {
  let folder = ''
  let outside = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-stations-'))
    outside = await mkdtemp(join(tmpdir(), 'marquee-outside-'))
    await writeFile(join(folder, 'rimba.xml'), '<tv/>')
    await writeFile(join(outside, 'secret.xml'), '<tv/>')
    await symlink(join(outside, 'secret.xml'), join(folder, 'linked.xml'))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
    await rm(outside, { recursive: true })
  })
  const open = async (station: string) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of await createStationFeeds({ folder, hosts: [] }).open(station)) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  }

  it('is a file of the folder, by its name without an ending', async () => {
    expect(await open('rimba')).toBe('<tv/>')
  })

  it.each(['../secret', 'secret', 'linked', '/etc/passwd', '.hidden', 'a/b', ''])(
    'is never outside of it: %s',
    async (name) => {
      await expect(open(name)).rejects.toMatchObject({ code: 'stationUnknown' })
    },
  )

  it('is nowhere where the operator has allowed nothing', () => {
    const closed = createStationFeeds({ folder: undefined, hosts: [] })
    for (const station of ['rimba', 'https://epg.example.com/a.xml'])
      expect(() => closed.check(station)).toThrow('There is no feed for this station.')
  })

  const hosts = ['epg.example.com', 'localhost', '10.0.0.7', '[::1]', 'other.example.com:8443']
  it.each([
    'http://epg.example.com/a.xml',
    'ftp://epg.example.com/a.xml',
    'file:///etc/passwd',
    'https://evil.example.com/a.xml',
    'https://epg.example.com.evil.com/a.xml',
    'https://epg.example.com:22/a.xml',
    'https://user:password@epg.example.com/a.xml',
    'https://10.0.0.7/a.xml',
    'https://[::1]/a.xml',
    'https://0x7f000001/a.xml',
    'https://2130706433/a.xml',
    'https://0177.0.0.1/a.xml',
    'https://127.1/a.xml',
    'https://127.0.0.1./a.xml',
    'https://①②⑦.0.0.1/a.xml',
    'https://[::ffff:127.0.0.1]/a.xml',
    'https://[::ffff:7f00:1]/a.xml',
    'https://[0:0:0:0:0:0:0:1]/a.xml',
    'https://[64:ff9b::7f00:1]/a.xml',
    'https://[fe80::1%25eth0]/a.xml',
  ])('is no address but one by https of an allowed public host: %s', (address) => {
    expect(() =>
      allowedUrl(address, { hosts: [...hosts, '127.0.0.1', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]'] }),
    ).toThrow()
  })

  it('may be one of an allowed host, with the port that is allowed', () => {
    expect(allowedUrl('https://EPG.example.com/a.xml?x=1', { hosts }).href).toBe('https://epg.example.com/a.xml?x=1')
    expect(allowedUrl('https://other.example.com:8443/a.xml', { hosts }).port).toBe('8443')
  })

  it('is not asked for where the name of its host leads into this machine', async () => {
    await expect(requestFeed('https://localhost/a.xml', { hosts })).rejects.toMatchObject({ code: 'feedUnreachable' })
  })

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '64:ff9b::a00:1', '2002:7f00:1::', 'nonsense'],
  ])('is never asked of %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('may be asked of %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})
