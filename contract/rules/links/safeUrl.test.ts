import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computingMs } from '#tests/support/computingMs.ts'
import { safeUrl } from './safeUrl.ts'

describe('an address from data', () => {
  test.each([
    'https://example.org',
    'http://example.org:8080/a/b.jpg?x=1&y=@#z',
    'HTTPS://Example.ORG/',
    'https://127.0.0.1/x',
    'https://[2001:db8::1]:443/x',
    'https://例え.テスト/道',
    'https://example.org./',
    'https://example.org?x',
  ])('%s may be followed', (text) => expect(safeUrl(text)).toBe(text))

  test('loses the spaces around it', () => expect(safeUrl(' https://example.org \n')).toBe('https://example.org'))

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt://example.org/%0aalert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org',
    '//example.org',
    '/path',
    'example.org',
    'https:example.org',
    'https:/example.org',
    'https:///example.org',
    'https://',
    'https://user:secret@example.org',
    'https://example.org@evil.test',
    'https://example.org\\@evil.test',
    'https://exa mple.org',
    'https://example.org/a b',
    'https://exam\u200bple.org',
    'https://example.org/\u0000',
    'https://exa..mple.org',
    'https://example.org:port',
    'https://<b>',
    '',
  ])('%j may not', (text) => expect(safeUrl(text)).toBeUndefined())

  test.each([undefined, null, 5, {}, ['https://example.org']])('%j is none', (value) =>
    expect(safeUrl(value)).toBeUndefined(),
  )

  test('whatever is taken, a browser reads as the same web address without a user', () => {
    const parts = fc.constantFrom(
      'https',
      'http',
      ':',
      '//',
      'example',
      '.org',
      '@',
      '\\',
      '/',
      '[::1]',
      '%',
      '\t',
      'é',
      '?',
      '#',
      '1',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 10 }), (list) => {
        const address = safeUrl(list.join(''))
        if (address === undefined || !URL.canParse(address)) return
        const { protocol, username, password } = new URL(address)
        expect(['http:', 'https:']).toContain(protocol)
        expect(username + password).toBe('')
      }),
      { numRuns: 5_000 },
    )
  })

  test('a long text is judged quickly', async () => {
    const texts = [`https://${'a.'.repeat(50_000)}!`, `https://${'a'.repeat(100_000)}\\`]
    expect(await computingMs(() => texts.forEach(safeUrl))).toBeLessThan(1_000)
  })
})
