import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyLine } from '#kit/parts/commands/command.ts'
import { Keys } from '#kit/parts/commands/Keys.tsx'
import { useCommandList, useKeyLists } from '#kit/parts/commands/useCommandList.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'

const Columns = styled('div')({ columns: '320px 2', columnGap: 32 })
const Part = styled('section')({
  breakInside: 'avoid',
  paddingBlockEnd: 16,
  '& h3': { margin: '0 0 6px', fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-tertiary)' },
  '& dl': { display: 'grid', gridTemplateColumns: '1fr max-content', gap: '6px 16px', margin: 0, fontSize: 13 },
  '& dd': { margin: 0, textAlign: 'end' },
})

/** Every key that does something on this page: of its actions, of its lists, forms and trees, and of the console. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const commands = useCommandList()
  const lists = useKeyLists()
  const linesOf = (isOfPage: boolean): KeyLine[] =>
    commands.flatMap(({ group, keys, shownKeys, label }) => {
      const chord = keys ?? shownKeys
      return chord && (group === 'page') === isOfPage ? [{ keys: chord, words: label }] : []
    })
  // Said once: an action of the page says it with its own word.
  const said = new Set(commands.map(({ keys, shownKeys }) => keys ?? shownKeys))
  const parts = [
    { id: 'page', title: translate('palette.groups.page'), lines: linesOf(true) },
    ...lists.map((one) => ({ ...one, lines: one.lines.filter(({ keys }) => !said.has(keys)) })),
    { id: 'console', title: translate('palette.keys.anywhere'), lines: linesOf(false) },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <SharedDialog
      open
      title={translate('palette.keys.title')}
      onClose={onClose}
      cancelLabel={translate('actions.close')}
      isPlain
      maxWidth={parts.length > 1 ? 'md' : 'xs'}
    >
      <Columns>
        {parts.map(({ id, title, lines }) => (
          <Part key={id}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ keys, words }) => (
                <Line key={words} keys={keys} words={words} />
              ))}
            </dl>
          </Part>
        ))}
      </Columns>
    </SharedDialog>
  )
}

function Line({ keys, words }: KeyLine) {
  return (
    <>
      <dt>{words}</dt>
      <dd>
        <Keys keys={keys} />
      </dd>
    </>
  )
}
