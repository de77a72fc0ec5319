import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { awaitFirstPicture, firstPictureShown } from './firstPicture.ts'
import { soon } from './soon.tsx'

it('what a press opens is fetched after the first picture, and drawn with the press from then on', async () => {
  awaitFirstPicture()
  const load = vi.fn(() => Promise.resolve(({ name }: { name: string }) => <p>{name}</p>))
  const Sheet = soon(load, () => <i>{'waiting'}</i>)
  const early = render(<Sheet name="early" />)
  expect(screen.getByText('waiting')).toBeVisible()
  expect(await screen.findByText('early')).toBeVisible()
  early.unmount()
  expect(load).toHaveBeenCalledTimes(1)
  firstPictureShown()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await Promise.resolve()
  render(<Sheet name="late" />)
  expect(screen.getByText('late')).toBeVisible()
})
