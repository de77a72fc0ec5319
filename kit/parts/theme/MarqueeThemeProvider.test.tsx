import { render, screen } from '@testing-library/react'
import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { MarqueeThemeProvider } from './MarqueeThemeProvider.tsx'
import { createNonceCache, readNonce } from './nonceCache.ts'

function SchemeButton() {
  const { setMode } = useColorScheme()
  return <Button onClick={() => setMode('light')}>light</Button>
}

describe('the look around the console', () => {
  beforeEach(() => localStorage.clear())

  it('starts dark and keeps the chosen scheme in local storage', async () => {
    render(
      <MarqueeThemeProvider>
        <SchemeButton />
      </MarqueeThemeProvider>,
    )
    expect(document.documentElement.dataset.theme).toBe('dark')
    await userEvent.click(screen.getByRole('button', { name: 'light' }))
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(localStorage.getItem('marquee-scheme')).toBe('light')
  })

  it('starts light with a light theme', () => {
    render(<MarqueeThemeProvider name="beach">words</MarqueeThemeProvider>)
    expect(document.documentElement.dataset.theme).toBe('light')
  })
})

describe('the nonce of the content security policy', () => {
  it('is read from the page and carried by every style', () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'csp-nonce', content: 'abc123' })
    document.head.append(meta)
    expect(readNonce()).toBe('abc123')
    expect(createNonceCache(readNonce()).sheet.nonce).toBe('abc123')
    meta.remove()
  })

  it('is absent where the page has none', () => {
    expect(readNonce()).toBeUndefined()
    expect(createNonceCache(undefined).sheet.nonce).toBeUndefined()
  })
})
