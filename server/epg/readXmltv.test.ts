import { describe, expect, it } from 'vitest'
import { feedFile, inPieces } from '#tests/support/feedFiles.ts'
import type { FeedChannel, FeedNote, FeedProgramme } from './feed.ts'
import { FeedRefused } from './feedRefused.ts'
import { readXmltv } from './readXmltv.ts'

type Feed = { channels: FeedChannel[]; programmes: FeedProgramme[]; notes: FeedNote[] }

async function read(bytes: Uint8Array | string, size?: number, zone = 'UTC'): Promise<Feed> {
  const feed: Feed = { channels: [], programmes: [], notes: [] }
  const raw = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
  for await (const item of readXmltv(inPieces(raw, size), { zone })) {
    if (item.kind === 'channel') feed.channels.push(item.channel)
    else if (item.kind === 'programme') feed.programmes.push(item.programme)
    else feed.notes.push(item.note)
  }
  return feed
}

const refusal = async (bytes: Uint8Array | string) => {
  const error: unknown = await read(bytes).catch((thrown: unknown) => thrown)
  return error instanceof FeedRefused ? [error.problem, error.line] : error
}
const tv = (inside: string, head = '<?xml version="1.0"?>') => `${head}<tv>${inside}</tv>`
const programme = (inside: string, attributes = 'start="20261124200000 +0800" stop="20261124210000 +0800"') =>
  `<programme ${attributes} channel="one">${inside}</programme>`
const textsOf = async (inside: string) => (await read(tv(programme(`<title>A</title>${inside}`)))).programmes[0]?.texts

describe('a programme guide in XMLTV', () => {
  it.each([
    ['br-nickonline', 1, 91, 0],
    ['my-unifi', 34, 1017, 0],
    ['sg-singtel', 58, 1653, 0],
    ['uk-five-channels', 5, 1964, 49],
    ['uk-languages', 1, 2, 0],
    ['ru-one', 1, 230, 0],
    ['in-dishtv', 1, 8, 0],
  ])('of a real station (%s) has all its channels and programmes', async (name, channels, programmes, zero) => {
    const feed = await read(await feedFile(name))
    expect([feed.channels.length, feed.programmes.length]).toEqual([channels, programmes])
    expect(feed.notes.filter(({ code }) => code === 'zeroLength')).toHaveLength(zero)
  })

  it('reads the same wherever its bytes are cut', async () => {
    const bytes = await feedFile('in-dishtv')
    expect(await read(bytes, 7)).toEqual(await read(bytes, bytes.length))
  })

  it('keeps the first text of each language, and what names none under no language', async () => {
    const [first] = (await read(await feedFile('uk-languages'))).programmes
    expect(first?.texts.lon.map(({ lang }) => lang)).toEqual(['es', 'en', 'und'])
    expect(first?.texts).toMatchObject({ ssn_n: 19, eps_n: 51 })
    const names = (await read(tv(programme('<title lang="zh-Hant">甲</title><title lang="en_NZ">A</title>'))))
      .programmes[0]
    expect(names?.texts.lon).toEqual([
      { lang: 'zh', n: '甲' },
      { lang: 'en', n: 'A' },
    ])
  })

  it('takes ratings from the rating alone, not from the stars, and years from the first four digits', async () => {
    const texts = await textsOf(
      '<rating system="MDA"><value>PG13</value></rating><star-rating><value>3/5</value></star-rating><date>20210403</date>',
    )
    expect(texts).toMatchObject({ rat: [{ v: 'PG13' }], yr: 2021 })
  })

  it.each([
    ['<episode-num system="onscreen">S3 E4</episode-num>', { ssn_n: 3, eps_n: 4 }],
    ['<episode-num>T5 Ep37</episode-num>', { ssn_n: 5, eps_n: 37 }],
    ['<episode-num>2x11</episode-num>', { ssn_n: 2, eps_n: 11 }],
    ['<episode-num>E41</episode-num>', { eps_n: 41 }],
    ['<episode-num system="xmltv_ns"> . 6/12 . 0/1</episode-num>', { eps_n: 7 }],
  ])('%s is %o', async (element, expected) => {
    expect(await textsOf(element)).toEqual({ lon: [{ lang: 'und', n: 'A' }], ...expected })
  })

  it('reads encodings by their mark and by their declaration', async () => {
    const russian = Buffer.concat([
      Buffer.from(
        '<?xml version="1.0" encoding="windows-1251"?><tv><programme start="2026112420" channel="one"><title>',
      ),
      Buffer.from([0xcd, 0xee, 0xe2, 0xee, 0xf1, 0xf2, 0xe8]),
      Buffer.from('</title></programme></tv>'),
    ])
    expect((await read(russian)).programmes[0]?.texts.lon[0]?.n).toBe('Новости')
    const wide = Buffer.from(`\ufeff${tv(programme('<title>新闻</title>'))}`, 'utf16le')
    expect((await read(wide, 3)).programmes[0]?.texts.lon[0]?.n).toBe('新闻')
  })

  it('says what it had to leave out, with the line', async () => {
    const feed = await read(
      tv(`
<programme start="20261124" channel=""><title>A</title></programme>
<programme start="never" channel="one"><title>A</title></programme>
<programme start="20261124" channel="one"><title> </title></programme>
<programme start="20261124 +0000" stop="20261123 +0000" channel="one"><title>A</title></programme>`),
    )
    expect(feed.notes.map(({ code, line }) => [code, line])).toEqual([
      ['noChannel', 2],
      ['noStart', 3],
      ['noTitle', 4],
      ['endBeforeStart', 5],
    ])
    expect(feed.programmes).toHaveLength(1)
    expect(feed.programmes[0]).not.toHaveProperty('end')
  })

  it('passes over a DOCTYPE that only names its DTD', async () => {
    const head = '<?xml version="1.0"?><!DOCTYPE tv SYSTEM "http://127.0.0.1/xmltv.dtd">'
    expect((await read(tv(programme('<title>A</title>'), head))).programmes).toHaveLength(1)
  })

  it.each([
    ['an internal subset', tv('', '<!DOCTYPE tv [<!ENTITY a "aa">]>'), 'internalSubset'],
    ['an external entity', tv('', '<!DOCTYPE tv [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), 'internalSubset'],
    ['an entity that XML does not have', tv(programme('<title>&bomb;</title>')), 'entity'],
    ['what ends in the middle', '<?xml version="1.0"?><tv><programme start="20261124"', 'cutOff'],
    ['tags that do not match', '<tv><a></b></tv>', 'notXml'],
    ['another document', '<rss></rss>', 'notXmltv'],
    ['no document at all', 'Service Unavailable', 'notXml'],
    ['an encoding that nobody knows', '<?xml version="1.0" encoding="klingon"?><tv/>', 'badEncoding'],
    ['elements without end inside each other', tv('<a>'.repeat(40) + '</a>'.repeat(40)), 'tooDeep'],
    ['the id of a channel without end', tv(`<channel id="${'a'.repeat(251)}"/>`), 'tooLongId'],
    ['one that a programme names', tv(`<programme channel="${'a'.repeat(251)}"/>`), 'tooLongId'],
    ['an attribute without end', tv(`<channel id="a" x="${'a'.repeat(70_000)}"/>`), 'tooLongText'],
    ['the name of one without end', tv(`<channel id="a" ${'a'.repeat(70_000)}=""/>`), 'tooLongText'],
    ['a sign that no text may have', tv('<channel id="a\u0000"/>'), 'notXml'],
    ['a text without end', tv(programme(`<title>${'a'.repeat(70_000)}</title>`)), 'tooLongText'],
  ])('refuses %s', async (_, text, problem) => {
    expect(await refusal(text)).toEqual([problem, 1])
  })

  it('refuses attributes without end as they come, not once all are read', async () => {
    const many = Array.from({ length: 100_000 }, (_, nth) => `a${nth}=""`).join('\n')
    expect(await refusal(tv(`<channel id="a"\n${many}/>`))).toEqual(['tooManyAttributes', 65])
    const channels = Array.from({ length: 100 }, (_, nth) => `<channel id="${nth}"/>`).join('')
    expect((await read(tv(channels))).channels).toHaveLength(100)
  })

  it.each([
    ['a comment', '<!--'],
    ['an instruction', '<?x '],
    ['the name of an element', '<'],
    ['the value of an attribute', '<channel x="'],
    ['a text between elements', ''],
  ])('refuses %s without end long before all of it is read', async (_, before) => {
    let pieces = 0
    const endless = async function* () {
      yield Buffer.from(`<tv>${before}`)
      for (; pieces < 40; pieces += 1) yield await Promise.resolve(Buffer.alloc(1_000_000, 'a'))
    }
    await expect(readXmltv(endless()).next()).rejects.toMatchObject({ problem: 'tooLongPart' })
    expect(pieces).toBeLessThan(5)
  })

  it('passes over comments of some length', async () => {
    const comment = `<!--${'a'.repeat(900_000)}-->`
    expect((await read(tv(comment + programme('<title>A</title>') + comment))).programmes).toHaveLength(1)
  })

  it('refuses bytes that its encoding does not have', async () => {
    expect(await refusal(Buffer.from([0x3c, 0x74, 0x76, 0x3e, 0xff, 0xfe, 0xfd]))).toEqual(['badEncoding', 1])
  })
})
