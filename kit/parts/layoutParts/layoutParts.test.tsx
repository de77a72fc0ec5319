import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { Artwork } from './Artwork.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { FilterChip } from './FilterChip.tsx'
import { initialsOf } from './initialsOf.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { Meter } from './Meter.tsx'
import { MixedCheckbox } from './MixedCheckbox.tsx'
import { SafeImage } from './SafeImage.tsx'
import { SafeLink } from './SafeLink.tsx'
import { SplitPane } from './SplitPane.tsx'

describe('a link from data', () => {
  it('opens elsewhere without handing over this page', async () => {
    await renderInKit(<SafeLink href="https://example.org/film" />)
    const link = screen.getByRole('link', { name: /https:\/\/example.org\/film.*opens in a new tab/ })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('stays text where its address is not to be followed', async () => {
    await renderInKit(<SafeLink href="javascript:alert(1)">Trailer</SafeLink>)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('Trailer')).toHaveAttribute('title', expect.stringContaining('only http and https'))
  })
})

describe('artwork', () => {
  it('shows the picture, silent beside its title', async () => {
    const { container } = await renderInKit(<Artwork src="/api/image/1.jpg" title="Life of Pi" />)
    expect(container.querySelector('img')).toHaveAttribute('alt', '')
    expect(container.querySelector('img')).toHaveAttribute('width', '57')
  })

  it('is drawn with the initials where there is none or it does not load', async () => {
    const { container, rerender } = await renderInKit(<Artwork src={undefined} title="Life of Pi" />)
    expect(container).toHaveTextContent('LP')
    rerender(<Artwork src="/api/image/1.jpg" title="Life of Pi" />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container).toHaveTextContent('LP')
    rerender(<Artwork src="/api/image/2.jpg" title="Life of Pi" />)
    expect(container.querySelector('img')).toBeInTheDocument()
  })

  it('from a place that is not allowed is not fetched', async () => {
    const { container } = await renderInKit(
      <SafeImage src="http://elsewhere.test/a.png" alt="Poster" width={96} height={54} />,
    )
    expect(container.querySelector('img')).not.toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Image not available' })).toBeInTheDocument()
  })

  it.each([
    ['Life of Pi', 'LP'],
    ['Nurul Huda', 'NH'],
    ['Whiplash', 'W'],
    ['卧虎藏龙', '卧'],
    ['ராஜாதி ராஜ', 'ராரா'],
    ['3 Ninjas: High Noon', '3N'],
    ['...', ''],
    ['', ''],
  ])('of %s has the initials %s', (title, initials) => {
    expect(initialsOf(title)).toBe(initials)
  })
})

describe('waiting', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows bones after 200 ms and says so after 3 s, with a way out', async () => {
    const onCancel = vi.fn()
    await renderInKit(<ListSkeleton rows={3} onCancel={onCancel} />)
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('')
    act(() => vi.advanceTimersByTime(200))
    expect(status).toHaveTextContent('Loading')
    act(() => vi.advanceTimersByTime(2799))
    expect(status).not.toHaveTextContent('Still loading')
    act(() => vi.advanceTimersByTime(1))
    expect(status).toHaveTextContent('Still loading, 3 s')
    act(() => vi.advanceTimersByTime(1000))
    expect(status).toHaveTextContent('Still loading, 4 s')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledOnce()
  })
})

describe('nothing and failure', () => {
  it('nothing says why and offers the way out', async () => {
    await renderInKit(
      <EmptyState title="No movie matches these filters" actions={<button>Clear filters</button>}>
        36,214 movies are hidden
      </EmptyState>,
    )
    expect(screen.getByText('36,214 movies are hidden')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument()
  })

  it('failure says what happened, offers another try and keeps codes behind a toggle', async () => {
    const onRetry = vi.fn()
    await renderInKit(
      <ErrorState title="Could not save" onRetry={onRetry} errors={[{ code: 1, description: 'why' }]}>
        Nothing was lost.
      </ErrorState>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Could not save')
    expect(screen.getByText('why')).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a filter in force', () => {
  it('is removed by its cross and opened by its words', async () => {
    const onOpen = vi.fn()
    const onRemove = vi.fn()
    await renderInKit(<FilterChip name="Status" value="Any but deleted" onOpen={onOpen} onRemove={onRemove} />)
    await userEvent.click(screen.getByRole('button', { name: /Any but deleted/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Status' }))
    expect([onOpen.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1])
  })
})

describe('a meter', () => {
  it('is read out as a percentage and never leaves its ends', async () => {
    await renderInKit(<Meter share={1.4} label="Images" />)
    expect(screen.getByRole('meter', { name: 'Images' })).toHaveAttribute('aria-valuetext', '100%')
  })
})

describe('a checkbox for several things', () => {
  it('is announced as mixed when some are chosen', async () => {
    const onChange = vi.fn()
    const { rerender } = await renderInKit(<MixedCheckbox chosen="some" label="Select all" onChange={onChange} />)
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await userEvent.click(screen.getByRole('checkbox'))
    expect(onChange).toHaveBeenCalledWith(true)
    rerender(<MixedCheckbox chosen="all" label="Select all" onChange={onChange} />)
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked()
  })
})

describe('a panel beside the work', () => {
  function Split() {
    const [width, setWidth] = useState(336)
    return <SplitPane main="work" side="panel" width={width} onWidth={setWidth} limits={{ min: 320, max: 360 }} />
  }

  it('is widened with the arrow keys, within its limits', async () => {
    await renderInKit(<Split />)
    const edge = screen.getByRole('separator', { name: 'Resize the side panel' })
    act(() => edge.focus())
    await userEvent.keyboard('{ArrowLeft}')
    expect(edge).toHaveAttribute('aria-valuenow', '352')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(edge).toHaveAttribute('aria-valuenow', '360')
    await userEvent.keyboard('{Home}')
    expect(edge).toHaveAttribute('aria-valuenow', '320')
  })

  it('is not there when there is nothing to show', async () => {
    await renderInKit(<SplitPane main="work" />)
    expect(screen.queryByRole('separator')).not.toBeInTheDocument()
  })
})
