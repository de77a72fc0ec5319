import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeImage, formatOf } from './decodeImage.ts'
import { folderStorage } from './folderStorage.ts'
import { readTicket, signTicket } from './imageTicket.ts'
import { keptWidth, resizeImage } from './resizeImage.ts'

const secret = Buffer.from('a secret of thirty-two bytes long')
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 80, b: 160 } } })
const decode = (bytes: Buffer) => decodeImage(bytes, bytes.subarray(0, 12))

describe('an uploaded image', () => {
  it('is encoded anew without metadata', async () => {
    const withExif = await drawn(64, 36)
      .jpeg()
      .withMetadata({ exif: { IFD0: { Copyright: 'canary' } } })
      .toBuffer()
    const image = await decode(withExif)
    expect([image.width, image.height, image.ext]).toEqual([64, 36, 'jpg'])
    expect(image.bytes.includes('canary')).toBe(false)
  })
  it('must be a JPEG or PNG by its bytes, whatever its name says', async () => {
    const gif = Buffer.from('GIF89a' + 'x'.repeat(40))
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const fake = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.from('no image at all'),
    ])
    for (const bytes of [gif, svg, fake, Buffer.alloc(0)])
      await expect(decode(bytes)).rejects.toMatchObject({ code: 'notAnImage' })
    expect(formatOf(await drawn(4, 4).png().toBuffer())).toBe('png')
  })
  it('that is cut off in the middle is refused', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#123',
        noise: { type: 'gaussian', mean: 90, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    await expect(decode(whole.subarray(0, whole.length >> 1))).rejects.toMatchObject({ code: 'notAnImage' })
  })
  it('that is a pixel bomb is refused before it is unpacked', async () => {
    const bomb = await drawn(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
    await expect(decode(bomb)).rejects.toMatchObject({ code: 'tooManyPixels' })
  })
})

describe('a resized copy', () => {
  it('comes in the widths that are kept', () => {
    expect([keptWidth(1), keptWidth(80), keptWidth(81), keptWidth(9999), keptWidth(undefined)]).toEqual([
      80, 80, 160, 1920, 640,
    ])
  })
  it('is scaled down, never up', async () => {
    const small = await drawn(300, 300).jpeg().toBuffer()
    const copy = await sharp(await resizeImage(small, '16x9', 640, 'jpg')).metadata()
    expect([copy.width, copy.height]).toEqual([300, 169])
  })
})

describe('an image ticket', () => {
  const noon = Date.UTC(2026, 10, 21, 12, 5)
  it('is the same within the hour and ends after the next', () => {
    expect(signTicket(['b', 'a'], noon, secret).ticket).toBe(signTicket(['a', 'b'], noon + 1_800_000, secret).ticket)
    expect(readTicket(signTicket(['a'], noon, secret).ticket, noon + 3_000_000, secret)).toMatchObject({
      products: ['a'],
    })
    expect(readTicket(signTicket(['a'], noon, secret).ticket, noon + 7_200_000, secret)).toBeUndefined()
  })
  it('cannot be forged', () => {
    const { ticket } = signTicket(['a'], noon, secret)
    const forged = Buffer.from(JSON.stringify([noon + 9e9, 'b'])).toString('base64url') + '.' + ticket.split('.')[1]
    for (const bad of [forged, ticket + 'x', 'x', '', signTicket(['a'], noon, Buffer.from('other')).ticket])
      expect(readTicket(bad, noon, secret)).toBeUndefined()
  })
})

describe('folder storage', () => {
  let folder: string
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'marquee-files-'))))
  afterAll(() => rm(folder, { recursive: true }))
  it('gives back what it was given, and nothing for what it never had', async () => {
    const storage = folderStorage(folder)
    await storage.put('blob/ab/cdef', Buffer.from('x'))
    expect((await storage.get('blob/ab/cdef'))?.toString()).toBe('x')
    expect(await storage.get('blob/no/thing')).toBeUndefined()
    await storage.remove('blob/ab/cdef')
    expect(await storage.get('blob/ab/cdef')).toBeUndefined()
  })
  it('takes no path for a key', async () => {
    for (const key of ['../etc/passwd', '/etc/passwd', 'a/../../b', 'a\0b', 'A B'])
      await expect(async () => folderStorage(folder).get(key)).rejects.toThrow()
  })
})
