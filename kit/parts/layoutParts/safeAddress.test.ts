import { describe, expect, it } from 'vitest'
import { safeImageAddress, safeLinkAddress } from './safeAddress.ts'

const origin = 'http://console.test:4600'

describe('a link from data', () => {
  it.each([
    ['https://example.org/film', 'https://example.org/film'],
    ['http://example.org/', 'http://example.org/'],
    ['/api/openapi.json', 'http://console.test:4600/api/openapi.json'],
    ['  https://example.org/  ', 'https://example.org/'],
  ])('%s is followed', (address, followed) => {
    expect(safeLinkAddress(address, origin)).toBe(followed)
  })

  it.each([
    'javascript:alert(1)',
    ' jAvAsCrIpT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:1',
    'file:///etc/passwd',
    'blob:http://console.test:4600/1',
    'http://',
    '',
    '   ',
    undefined,
    null,
    7,
    { href: 'https://example.org' },
  ])('%s is not', (address) => {
    expect(safeLinkAddress(address, origin)).toBeUndefined()
  })
})

describe('an image from data', () => {
  it.each([
    '/api/image/1.jpg',
    'http://console.test:4600/a.png',
    'https://images.example.org/a.png',
    'blob:http://console.test:4600/1',
  ])('%s is shown', (address) => {
    expect(safeImageAddress(address, origin)).toBeDefined()
  })

  it.each([
    'http://images.example.org/a.png',
    'https://console.test:4600@images.example.org/a.png',
    'data:image/svg+xml,<svg/>',
    'javascript:1',
    'blob:http://elsewhere.test/1',
    'file:///a.png',
    '',
    undefined,
  ])('%s is not', (address) => {
    expect(safeImageAddress(address, origin)).toBeUndefined()
  })
})
