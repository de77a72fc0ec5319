import { useLocale, useTranslate } from 'ra-core'
import { isObject } from '#contract/rules/diff/json.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useReference } from '#kit/forms/references/useReference.ts'
import type { DrawCell } from './drawProps.ts'

/**
 * The title of the document that the row names, of several the first and how many more: the ids of a whole page are
 * asked for in one call. What comes along with its names is asked for no more.
 */
export const drawReference: DrawCell = (row, column, { format, language, translate }) => {
  const [id, ...others] = [row[column.field]].flat()
  const name = isObject(id) && (titleOf(id, language) || translate('list.untitled'))
  return (
    <div key={column.field} role="gridcell" className="cell">
      {name && <span>{name}</span>}
      {typeof id === 'string' && id !== '' && <ReferenceTitle id={id} />}
      {others.length > 0 && <span>{`\u00a0+${format.number(others.length)}`}</span>}
    </div>
  )
}

/** Until the title is there the place stays empty; of what cannot be seen the id is all there is. */
function ReferenceTitle({ id }: { id: string }) {
  const state = useReference(id)
  const language = useLocale()
  const translate = useTranslate()
  if (state.kind === 'loading') return null
  const text = (state.kind === 'found' && titleOf(state.row, language)) || id
  if (text === id)
    return (
      <span className="missing">
        {translate(`relations.reference.${state.kind === 'failed' ? 'failed' : 'absent'}`)}
      </span>
    )
  return <span title={text}>{text}</span>
}
