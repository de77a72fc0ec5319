import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dataIcon } from './dataIcons.ts'
import { Icon } from './Icon.tsx'
import { paths } from './paths.ts'
import type { Drawing } from './paths.ts'

describe('an icon', () => {
  it('is silent beside words and announced alone', () => {
    const { container, rerender } = render(<Icon name="lock" />)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    rerender(<Icon name="lock" label="Locked" />)
    expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument()
  })

  it('is 16 px in controls and 14 in dense rows', () => {
    const { container, rerender } = render(<Icon name="lock" />)
    expect(container.querySelector('svg')).toHaveAttribute('width', '16')
    rerender(<Icon name="lock" size="small" />)
    expect(container.querySelector('svg')).toHaveAttribute('width', '14')
  })

  it.each(Object.entries<Drawing>(paths))('%s draws something on the grid of 24', (_name, drawing) => {
    const numbers =
      Object.values(drawing)
        .join(' ')
        .match(/-?\d+(\.\d+)?/g) ?? []
    expect(numbers.length).toBeGreaterThan(1)
    expect(numbers.every((number) => Math.abs(Number(number)) <= 24)).toBe(true)
  })
})

describe('an icon named by data', () => {
  it('is found by its own name or by what it stands for', () => {
    expect(dataIcon('globe')).toBe('globe')
    expect(dataIcon('movie')).toBe('film')
  })

  it.each([undefined, 'zeppelin', 'constructor', '__proto__'])('is the film for %s', (name) => {
    expect(dataIcon(name)).toBe('film')
  })
})
