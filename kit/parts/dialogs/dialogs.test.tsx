import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ReactNode } from 'react'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { ConsoleContext } from '../context/ConsoleContext.ts'
import type { ConsoleValue } from '../context/ConsoleContext.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ErrorDetails } from './ErrorDetails.tsx'
import { SharedDialog } from './SharedDialog.tsx'

function WithRights({ rights, children }: { rights: readonly string[]; children: ReactNode }) {
  const session: Partial<ConsoleValue> = { may: (page, action) => rights.includes(`${page} ${action}`) }
  return <ConsoleContext value={session as ConsoleValue}>{children}</ConsoleContext>
}

describe('the shared dialog', () => {
  it('has a title, a close button and tabs', async () => {
    const onClose = vi.fn()
    await renderInKit(
      <SharedDialog
        open
        title="Segments"
        onClose={onClose}
        tabs={[
          { key: 'one', label: 'General', content: 'first' },
          { key: 'two', label: 'Advanced', content: 'second' },
        ]}
      />,
    )
    const dialog = screen.getByRole('dialog', { name: 'Segments' })
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Advanced' }))
    expect(within(dialog).getByRole('tabpanel', { name: 'Advanced' })).toHaveTextContent('second')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is not closed by Escape', async () => {
    const onClose = vi.fn()
    await renderInKit(<SharedDialog open title="Segments" onClose={onClose} />)
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  describe('when something has been entered', () => {
    const enter = async () => {
      const onClose = vi.fn()
      await renderInKit(
        <SharedDialog open title="Product" onClose={onClose} onOk={() => {}} hasEdits>
          <input aria-label="Product Name" defaultValue="Rimba" autoFocus />
        </SharedDialog>,
      )
      screen.getByLabelText('Product Name').focus()
      await userEvent.keyboard('{Escape}')
      expect(screen.getByRole('alert')).toHaveTextContent('Discard what you have entered?')
      expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
      expect(onClose).not.toHaveBeenCalled()
      return onClose
    }

    it('Escape asks, and gives it up only on request', async () => {
      const onClose = await enter()
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
      expect(onClose).toHaveBeenCalledOnce()
    })

    it.each(['{Enter}', '{Escape}'])('keeps it by %s and leads back into the field', async (key) => {
      const onClose = await enter()
      await userEvent.keyboard(key)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(screen.getByLabelText('Product Name')).toHaveFocus()
      expect(onClose).not.toHaveBeenCalled()
    })
  })

  it('that only tells something is closed by Escape', async () => {
    const onClose = vi.fn()
    await renderInKit(<SharedDialog open title="Keys" onClose={onClose} isPlain />)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks nothing and does nothing on a click beside it', async () => {
    const onClose = vi.fn()
    await renderInKit(<SharedDialog open title="Keys" onClose={onClose} hasEdits />)
    const beside = document.querySelector('.MuiDialog-container')
    if (beside) await userEvent.click(beside)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('needs every one of several scopes', async () => {
    const both = [
      { page: 'cp_datastore', action: 'publish' },
      { page: 'epg', action: 'publish' },
    ] as const
    await renderInKit(
      <WithRights rights={['cp_datastore publish']}>
        <SharedDialog open title="Publish" onClose={() => {}} onOk={() => {}} scope={both} />
      </WithRights>,
    )
    expect(screen.getByText('You need the permission “publish” on EPG')).toBeVisible()
  })

  it('shows tabs, additional actions, Cancel and OK by the words it is given', async () => {
    const onClose = vi.fn()
    await renderInKit(
      <SharedDialog
        open
        title="New Product"
        subtitle="Rimba"
        okLabel="Save"
        cancelLabel="Back"
        onOk={() => {}}
        onClose={onClose}
        additionalActions={<button>{'Template'}</button>}
      />,
    )
    const names = within(screen.getByRole('dialog', { name: 'New Product' })).getAllByRole('button')
    expect(names.map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual([
      'Close',
      'Template',
      'Back',
      'Save',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('disables OK without the needed scope and says which one', async () => {
    const dialog = (rights: readonly string[]) => (
      <WithRights rights={rights}>
        <SharedDialog
          open
          title="Publish"
          onClose={() => {}}
          onOk={() => {}}
          scope={{ page: 'cp_datastore', action: 'publish' }}
        />
      </WithRights>
    )
    const { rerender } = await renderInKit(dialog(['cp_datastore view']))
    expect(screen.getByRole('button', { name: 'OK' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('You need the permission “publish” on Datastore')).toBeVisible()
    expect(screen.getByRole('button', { name: 'OK' })).toHaveAccessibleDescription(/right “publish” on Datastore/)
    rerender(dialog(['cp_datastore publish']))
    expect(screen.getByRole('button', { name: 'OK' })).not.toHaveAttribute('aria-disabled')
  })

  it('says another reason beside OK, and calls it when there is none', async () => {
    const onOk = vi.fn()
    const { rerender } = await renderInKit(
      <SharedDialog open title="Product" onClose={() => {}} onOk={onOk} notYet="A name is missing" />,
    )
    expect(screen.getByRole('button', { name: 'OK' })).toHaveAccessibleDescription('Why not? A name is missing')
    rerender(<SharedDialog open title="Product" onClose={() => {}} onOk={onOk} />)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(onOk).toHaveBeenCalledOnce()
  })
})

describe('a question before something is done', () => {
  it.each([
    [true, 'You can undo this.'],
    [false, 'This cannot be undone.'],
  ])('says whether it can be undone: %s', async (undoable, words) => {
    const onConfirm = vi.fn()
    await renderInKit(
      <ConfirmDialog
        open
        title="Purge?"
        okLabel="Purge 3 titles"
        undoable={undoable}
        onClose={() => {}}
        onConfirm={onConfirm}
      >
        Payloads and images go.
      </ConfirmDialog>,
    )
    expect(screen.getByText(words)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Purge 3 titles' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

describe('the details of an error', () => {
  it('are behind "Show details..." and list code and description', async () => {
    await renderInKit(<ErrorDetails errors={[{ code: 41440202, description: 'Schedule day was changed' }]} />)
    expect(screen.getByText('Schedule day was changed')).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show details...' }))
    expect(screen.getByText('Schedule day was changed')).toBeVisible()
    expect(screen.getByText('41440202')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Hide details...' })).toHaveAttribute('aria-expanded', 'true')
  })

  it('are at most 400 px high and 600 px wide', async () => {
    await renderInKit(<ErrorDetails errors={[{ code: 1, description: 'long' }]} />)
    const toggle = screen.getByRole('button', { name: 'Show details...' })
    await userEvent.click(toggle)
    const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    expect(list).toHaveStyle({ maxHeight: '400px', overflowY: 'auto' })
    expect(list?.parentElement).toHaveStyle({ maxWidth: '600px' })
  })

  it('are not offered where there are none', async () => {
    await renderInKit(<ErrorDetails errors={[]} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
