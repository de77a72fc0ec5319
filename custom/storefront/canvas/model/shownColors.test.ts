import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { painting } from './shownColors.ts'

const HERE = { origin: 'https://console.example', pictureUrl: (address: unknown) => address }
const HOSTILE = [
  'url(https://evil.example/?seen)',
  'red;background:url(https://evil.example)',
  'red}*{display:none',
  'expression(alert(1))',
  'var(--mark)',
  'image-set("https://evil.example" 1x)',
  '#fff url(//evil.example)',
  '#12345678901',
  '\\75 rl(x)',
  'red\n;x:y',
]

describe('what a preview is painted with', () => {
  it('is the colours and pictures of settings, the nearest part’s first', () => {
    const page = { theme: { background: '#101820', text: 'white', accent: '#0af' }, backgroundImage: { url: '/a.png' } }
    expect(painting([page, { tabBackground: { color: 'Navy' } }], HERE)).toEqual({
      ...{ background: 'Navy', text: 'white', accent: '#0af', image: `${HERE.origin}/a.png` },
    })
  })

  it.each(HOSTILE)('is never %j', (value) => {
    const theme = { background: value, text: value, accent: value }
    const part = { theme, tabBackground: { color: value }, backgroundImage: { color: value } }
    expect(painting([part], HERE)).toEqual({})
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg onload=x>', 'http://evil.example/a.png', 'file:///etc/a'])(
    'is no picture at %s',
    (url) => expect(painting([{ backgroundImage: { url } }], HERE)).toEqual({}),
  )

  it('leaves the string of an address in no way', () => {
    const address = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }))
    const breaks = fc.constantFrom('"', "'", ')', '\\', '\n', ';', '}', '\u2028', '/*')
    fc.assert(
      fc.property(fc.array(fc.oneof(address, breaks)), (parts) => {
        const { image } = painting([{ backgroundImage: { url: parts.join('') } }], HERE)
        // As it is put into `url("...")`: nothing ends the string, and no line does.
        if (image !== undefined) expect(JSON.stringify(image)).toMatch(/^"(?:[^"\\\n\r\f]|\\["\\])*"$/)
      }),
    )
  })

  it('takes whatever stands in settings', () => {
    const painted = /^(#[\da-f]{3,8}|[a-z]{3,20})$/i
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('background', 'text', 'accent', 'color', 'url'), fc.anything()),
        (some) => {
          const { image: _image, ...colors } = painting(
            [{ theme: some, tabBackground: some, backgroundImage: some }],
            HERE,
          )
          for (const value of Object.values(colors)) expect(value).toMatch(painted)
        },
      ),
    )
  })
})
