import { useMemo } from 'react'
import type { ControlProps } from '../hooks/useControl.ts'
import { Elements } from '../parts/Elements.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { LookContext } from '../parts/LookContext.ts'
import { elementsOf } from '../schema/elementsOf.ts'
import { FittingValue } from './FittingValue.tsx'
import { Opener } from './Opener.tsx'
import { AlternativeContext, useWithoutSettledConstants } from './useSettledConstants.ts'

function ObjectInput(control: ControlProps) {
  const { pointer, schema, options, disabled, label } = control
  const all = useMemo(() => elementsOf(schema, options.detail), [schema, options.detail])
  const elements = useWithoutSettledConstants(all, schema, pointer)
  return (
    <LookContext value="full">
      <FittingValue control={control} kind="object">
        <Opener control={control}>
          <div className={label === '' ? 'f-body' : 'f-body f-nested'}>
            <AlternativeContext value={false}>
              <Elements elements={elements} schema={schema} path={pointer} enabled={!disabled} />
            </AlternativeContext>
          </div>
        </Opener>
      </FittingValue>
    </LookContext>
  )
}

/** An object within the record: its fields under one heading. */
export const ObjectControl = fieldRenderer(ObjectInput, { Read: 'own', group: true, wide: true, container: true })
