import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFollowed } from './useFollowed.ts'

function aCounter() {
  let count = 0
  const followers = new Set<() => void>()
  return {
    read: () => count,
    subscribe: (follower: () => void) => {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    add: () => {
      count++
      followers.forEach((follower) => follower())
    },
  }
}

it('shows what it follows, what changed while it was drawn, and at once what another one says', () => {
  const [one, other] = [aCounter(), aCounter()]
  function Shown({ of }: { of: ReturnType<typeof aCounter> }) {
    return <p>{useFollowed(of.subscribe, of.read)}</p>
  }
  const { rerender } = render(<Shown of={one} />)
  act(one.add)
  expect(screen.getByText('1')).toBeVisible()
  other.add()
  other.add()
  rerender(<Shown of={other} />)
  expect(screen.getByText('2')).toBeVisible()
  act(other.add)
  expect(screen.getByText('3')).toBeVisible()
})
