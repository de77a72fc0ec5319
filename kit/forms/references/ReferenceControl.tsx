import { useTranslate } from 'ra-core'
import { refersTo } from '#contract/registry/references.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ReadBox } from '../parts/ReadText.tsx'
import { textOfValue } from '../parts/textOfValue.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { ReferenceLine, useRowTitle } from './ReferenceLine.tsx'
import { ReferenceLink } from './ReferenceLink.tsx'
import { ReferenceNote } from './ReferenceNote.tsx'
import type { ReferenceState } from './referenceLoader.ts'
import { useReference, useReferenceLoader } from './useReference.ts'
import { useTakeOver } from './useTakeOver.ts'

const NO_TYPES: readonly string[] = []
const NO_ROW = { id: '', key: '', urn: '', cty: '', st: 'draft', rev: 0, sides: [], ct: '', ut: '', uu: '' } as const

/** The target's title as far as it is known, else its id: never an empty field where something is named. */
function useTargetText(id: string, state: ReferenceState): string {
  const title = useRowTitle(state.kind === 'found' ? state.row : { ...NO_ROW, sides: [] })
  return id === '' ? '' : state.kind === 'found' ? title : id
}

function OneReference(control: ControlProps) {
  const translate = useTranslate()
  const { store } = useForm()
  const { field, label, commit, disabled } = control
  const id = textOfValue(field.value)
  const state = useReference(id || undefined)
  const loader = useReferenceLoader()
  const takeOver = useTakeOver(control.pointer)
  const text = useTargetText(id, state)
  const types = refersTo(control.schema) ?? NO_TYPES
  const clear = translate('relations.reference.clear', { name: label })
  return (
    <>
      <span className="f-withUnit">
        <ReferenceInput
          input={{ ...inputProps(control), placeholder: translate('relations.reference.placeholder') }}
          label={label}
          types={types}
          text={text}
          chosen={id ? [id] : []}
          without={textOfValue(store.get('/id')) || undefined}
          onPick={(row) => {
            commit(row.id)
            void takeOver(row)
          }}
          onEmpty={() => commit(undefined)}
        />
        {state.kind === 'found' && <ReferenceLink row={state.row} />}
        {id !== '' && (
          <button
            type="button"
            className="f-icon"
            disabled={disabled}
            aria-label={clear}
            title={clear}
            onClick={() => commit(undefined)}
          >
            <Icon name="close" size="small" />
          </button>
        )}
      </span>
      {id !== '' && <Target state={state} onRetry={() => loader?.refresh(id)} />}
    </>
  )
}

/** Under the input: what was chosen, and what there is to be said of it. */
function Target({ state, onRetry }: { state: ReferenceState; onRetry: () => void }) {
  return (
    <>
      {state.kind === 'found' && (
        <span style={{ display: 'flex', paddingBlockStart: 4 }}>
          <ReferenceLine row={state.row} />
        </span>
      )}
      <ReferenceNote state={state} onRetry={onRetry} />
    </>
  )
}

function ReadReference({ id, describedBy, field }: ControlProps) {
  const target = textOfValue(field.value)
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {target === '' ? undefined : <ReadTarget id={target} />}
    </ReadBox>
  )
}

/** A named document where nothing may be changed: its line, or its id with the reason. */
export function ReadTarget({ id }: { id: string }) {
  const state = useReference(id)
  const loader = useReferenceLoader()
  return (
    <span style={{ display: 'grid' }}>
      {state.kind === 'found' ? (
        <span style={{ display: 'flex' }}>
          <ReferenceLine row={state.row}>
            <ReferenceLink row={state.row} />
          </ReferenceLine>
        </span>
      ) : (
        <span>{id}</span>
      )}
      <ReferenceNote state={state} onRetry={() => loader?.refresh(id)} />
    </span>
  )
}

/** Another document by its id: found by title among however many, shown by title, picture and status. */
export const ReferenceControl = fieldRenderer(OneReference, { Read: ReadReference })
