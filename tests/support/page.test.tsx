import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('the page of the tests', () => {
  it('shows what is rendered and forgets it after each test', () => {
    render(<button>{'save'}</button>)
    expect(screen.getByRole('button')).toBeVisible()
  })

  it('starts empty', () => {
    expect(document.body).toBeEmptyDOMElement()
    expect(window.localStorage).toHaveLength(0)
  })

  it('is 1440 wide, dark and without motion', () => {
    expect(window.matchMedia('(min-width:1200px)').matches).toBe(true)
    expect(window.matchMedia('(max-width:1199.95px)').matches).toBe(false)
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    expect(window.matchMedia('(hover: none)').matches).toBe(false)
  })

  it('is written out where something is missing, at once or after waiting', async () => {
    render(<p>{'only this'}</p>)
    expect(() => screen.getByRole('button')).toThrow('only this')
    await expect(screen.findByRole('button', {}, { timeout: 1 })).rejects.toThrow('only this')
  })

  it('calls everything near', async () => {
    const near = await new Promise((resolve) =>
      new IntersectionObserver(([entry]) => resolve(entry)).observe(document.body),
    )
    expect(near).toMatchObject({ isIntersecting: true, target: document.body })
  })

  it('has a database', async () => {
    const request = indexedDB.open('journal')
    await new Promise((resolve) => (request.onsuccess = resolve))
    expect(request.result.name).toBe('journal')
  })
})
