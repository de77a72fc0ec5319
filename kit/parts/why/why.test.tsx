import Button from '@mui/material/Button'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { can } from '#contract/rules/access/can.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { useMissingRights } from './useMissingRights.ts'
import { rolesWith } from './useWhyWords.ts'
import type { Why } from './why.ts'
import { WhyNot } from './WhyNot.tsx'

const PUBLISH = [{ page: 'cp_datastore', action: 'publish' }] as const

function Control({ why, onPublish }: { why: Why | undefined; onPublish: () => void }) {
  return (
    <WhyNot why={why}>
      {(off) => (
        <Button onClick={onPublish} {...off}>
          {'Publish'}
        </Button>
      )}
    </WhyNot>
  )
}

function OfRights({ onPublish }: { onPublish: () => void }) {
  return <Control why={useMissingRights(PUBLISH)} onPublish={onPublish} />
}

const as = (...roles: string[]) => ({ may: (page, action) => can({ roles }, page, action) }) as MayOf
type MayOf = Parameters<typeof showInConsole>[1]
const control = () => screen.getByRole('button', { name: 'Publish' })

describe('a control that is off', () => {
  it('tells which right is missing where, by words and by name, with its own name', async () => {
    await showInConsole(<OfRights onPublish={vi.fn()} />, as('creator'))
    expect(control()).toHaveAttribute('aria-disabled', 'true')
    expect(control()).toHaveAccessibleDescription(
      'Why not? This needs the right “publish” on Datastore (cp_datastore). None of your roles gives it.',
    )
  })

  it.each(['?', '{Enter}', ' '])(
    'takes the focus and answers to the key %j with every role that has the right',
    async (key) => {
      const onPublish = vi.fn()
      await showInConsole(<OfRights onPublish={onPublish} />, as('creator'))
      await userEvent.tab()
      expect(control()).toHaveFocus()
      await userEvent.keyboard(key)
      const answer = await screen.findByRole('dialog', { name: 'Why not?' })
      for (const role of rolesWith(PUBLISH)) expect(answer).toHaveTextContent(role)
      expect(answer).not.toHaveTextContent('creator')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(control()).toHaveFocus()
      expect(onPublish).not.toHaveBeenCalled()
    },
  )

  it('answers to a click instead of acting, and leads to what mends it', async () => {
    const [onPublish, run] = [vi.fn(), vi.fn()]
    const why = { words: '1 error to fix', fix: { label: 'Go to the field', run } }
    await showInConsole(<Control why={why} onPublish={onPublish} />)
    await userEvent.click(control())
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Go to the field' }))
    expect([onPublish.mock.calls.length, run.mock.calls.length]).toEqual([0, 1])
  })

  it('shows the reason to a mouse that rests on it', async () => {
    await showInConsole(<Control why={{ words: 'Nothing to save' }} onPublish={vi.fn()} />)
    await userEvent.hover(control())
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Nothing to save')
  })

  it('leads to the role table only those who may see it', async () => {
    const { unmount } = await showInConsole(<OfRights onPublish={vi.fn()} />, as('creator'))
    await userEvent.click(control())
    await screen.findByRole('dialog')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    unmount()
    await showInConsole(<OfRights onPublish={vi.fn()} />, as('content_user'))
    await userEvent.click(control())
    expect(await screen.findByRole('link', { name: 'Open the role table' })).toHaveAttribute(
      'href',
      '/pages/roles?page=cp_datastore&action=publish',
    )
  })
})

describe('the roles that have a right', () => {
  it('begin with the least powerful one', () => {
    expect(rolesWith(PUBLISH).slice(0, 2)).toEqual(['vod_content_admin', 'vll_admin'])
    expect(rolesWith(PUBLISH).at(-1)).toMatch(/super_admin$/)
    expect(rolesWith([...PUBLISH, { page: 'epg', action: 'publish' }])[0]).toBe('approver')
  })
})

describe('a control that is on', () => {
  it('is left alone', async () => {
    const onPublish = vi.fn()
    await showInConsole(<OfRights onPublish={onPublish} />, as('approver'))
    expect(control()).not.toHaveAttribute('aria-disabled')
    await userEvent.click(control())
    expect(onPublish).toHaveBeenCalledOnce()
  })
})
