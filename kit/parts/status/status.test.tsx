import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AirState } from '#contract/rules/availability/titleState.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { AvailabilityLabel } from './AvailabilityLabel.tsx'
import { LockChip } from './LockChip.tsx'
import { StatusChip } from './StatusChip.tsx'
import { StatusGlyph } from './StatusGlyph.tsx'
import { statusLook } from './statusLook.ts'
import type { StateName } from './statusLook.ts'

const states = Object.keys(statusLook) as StateName[]

describe('a status chip', () => {
  it.each(states)('says %s by word and glyph, not by colour alone', async (state) => {
    const { container } = await renderInKit(<StatusChip state={state} />)
    expect(container.textContent).toMatch(/\p{L}{3,}/u)
    expect(container.querySelectorAll('svg')).toHaveLength(1)
  })

  it('has a glyph of its own for each state of the looks', () => {
    const ofTheLooks = states.filter((state) => !['available', 'deleted', 'purged'].includes(state))
    const glyphs = ofTheLooks.map((state) => statusLook[state].glyph)
    expect(new Set(glyphs).size).toBe(ofTheLooks.length)
  })

  it('tells what waits for approval from a draft by colour as well as by glyph', () => {
    const drafts = [statusLook.draft, statusLook.inProgress]
    expect(drafts.map(({ color }) => color)).not.toContain(statusLook.pending.color)
    expect(drafts.map(({ glyph }) => glyph)).not.toContain(statusLook.pending.glyph)
  })

  it('calls a pre-draft Processing and a VOD draft In-Progress', async () => {
    const { container } = await renderInKit(
      <>
        <StatusChip status="pre-draft" />
        <StatusChip status="draft" area="vod" />
        <StatusChip status="published" area="vod" />
        <StatusChip status="draft" area="live" />
      </>,
    )
    expect(container.textContent).toBe('ProcessingIn-ProgressAvailableDraft')
  })

  it('speaks the language of the console', async () => {
    const { container } = await renderInKit(<StatusChip state="draft" />, { language: 'ta' })
    expect(container.textContent).toBe('வரைவு')
  })

  it('as a glyph is announced, unless its word stands beside it', async () => {
    const { rerender } = await renderInKit(<StatusGlyph state="expired" />)
    expect(screen.getByRole('img', { name: 'Expired' })).toBeInTheDocument()
    rerender(<StatusGlyph state="expired" worded />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })
})

describe('availability', () => {
  const at = Date.parse
  const labels = async (said: Pick<AirState, 'word'> & Partial<AirState>) => {
    const state = { isOnAir: said.word === 'ACTIVE', reasons: [], ...said }
    return (await renderInKit(<AvailabilityLabel state={state} />)).container.textContent
  }

  it('is quiet while it lasts', async () => {
    expect(await labels({ word: 'ACTIVE', from: at('2024-02-29T16:00:00Z'), until: at('2027-02-28T15:59:00Z') })).toBe(
      'ACTIVE01 Mar 2024 – 28 Feb 2027',
    )
  })

  it('warns of an end within 7 days', async () => {
    const until = at('2026-11-30T12:00:00Z')
    expect(await labels({ word: 'ACTIVE', until, endsSoonDays: 6 })).toBe('ACTIVEends in 6 daysuntil 30 Nov 2026')
    expect(await labels({ word: 'ACTIVE', until, endsSoonDays: 1 })).toContain('ends in 1 dayuntil')
    expect(await labels({ word: 'ACTIVE', until })).not.toContain('ends')
  })

  it('says since when it has expired and from when it will be', async () => {
    expect(await labels({ word: 'EXPIRED', until: at('2026-11-12T12:00:00Z') })).toContain('EXPIRED12 days ago')
    expect(await labels({ word: 'FUTURE', from: at('2026-12-03T16:00:00Z') })).toContain('FUTUREfrom 04 Dec 2026 00:00')
  })

  it('is never ACTIVE where viewers cannot have it, and says why', async () => {
    expect(await labels({ word: 'OFF', reasons: ['notPublished', 'voiceOff'] })).toBe(
      'NOT ON AIRNot published; Voice flag offno dates set',
    )
  })

  it('without dates says so', async () => {
    expect(await labels({ word: 'ACTIVE' })).toBe('ACTIVEno dates set')
  })

  it('shows minutes and zone when its range is pointed at', async () => {
    await labels({ word: 'ACTIVE', from: at('2024-02-29T16:00:00Z'), until: at('2027-02-28T15:59:00Z') })
    expect(screen.getByText('01 Mar 2024 – 28 Feb 2027')).toHaveAttribute(
      'title',
      '01 Mar 2024 00:00 – 28 Feb 2027 23:59, Asia/Kuala_Lumpur, UTC+8',
    )
  })
})

describe('a lock', () => {
  it('of one’s own is a line, of someone else a chip with the name', async () => {
    await renderInKit(
      <>
        <LockChip holder={{ kind: 'mine' }} />
        <LockChip holder={{ kind: 'other', name: 'Kavitha R.' }} brief />
        <LockChip holder={{ kind: 'otherTab' }} />
      </>,
    )
    expect(screen.getByText('Locked by you')).toBeInTheDocument()
    expect(screen.getByTitle('Locked by Kavitha R.')).toHaveTextContent('Kavitha R.')
    expect(screen.getByText('Locked by you in another tab')).toBeInTheDocument()
  })
})
