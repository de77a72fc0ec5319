import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { NoticeStack } from '../dialogs/NoticeStack.tsx'
import type { OutlineProps } from './inOutline.tsx'
import { inOutline } from './inOutline.tsx'

const Outline = ({ onWanted }: OutlineProps) => <button onClick={onWanted}>Outline</button>
const Whole = ({ name }: { name: string }) => <p>{`Whole: ${name}`}</p>

it('stands in outline until the first picture is over, and is whole at once where it is drawn again', async () => {
  const load = vi.fn(() => Promise.resolve(Whole))
  const Part = inOutline(load, Outline)
  const { unmount } = await renderInKit(<Part name="A" />)
  expect(screen.getByText('Outline')).toBeVisible()
  expect(await screen.findByText('Whole: A')).toBeVisible()
  unmount()
  await renderInKit(<Part name="B" />)
  expect(screen.getByText('Whole: B')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('says to whoever turns to it that it cannot be fetched, and tries again at the next turn', async () => {
  let isThere = false
  const Part = inOutline(() => (isThere ? Promise.resolve(Whole) : Promise.reject(new Error('no network'))), Outline)
  await renderInKit(
    <>
      <Part name="A" />
      <NoticeStack />
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByText('Outline'))
  expect(await screen.findByRole('alert')).toBeVisible()
  isThere = true
  await user.click(screen.getByText('Outline'))
  expect(await screen.findByText('Whole: A')).toBeVisible()
})
