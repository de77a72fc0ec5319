import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useEffect, useMemo, useState, Component } from 'react'
import type { ReactNode } from 'react'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormValues } from '#kit/forms/formStore.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { afterPaint } from '#kit/parts/dragging/afterPaint.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { objectAt, schemaOf, uiSchemaOf } from '../model/draft.ts'
import type { TypeDraft } from '../model/draft.ts'
import type { TypeEditor } from '../useTypeEditor.ts'
import { RecordPicker } from './RecordPicker.tsx'
import { Column } from './Sheet.tsx'

type DrawGuardProps = { fallback: ReactNode; children: ReactNode }
/** A form that cannot be drawn takes nothing else with it: the text beside it goes on. */
class DrawGuard extends Component<DrawGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

/** Whether what is drawn with it has had a frame of its own: the document is read while its form is made. */
function useFramed(): boolean {
  const [isFramed, setFramed] = useState(false)
  useEffect(() => afterPaint(() => setFramed(true)), [])
  return isFramed
}

/** The form as it would be, on the sample or on a real title. What is typed into it is saved nowhere. */
export function LiveForm({ editor }: { editor: TypeEditor }) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<ContentRecord>()
  const { record, check, isEditable } = editor
  const isFramed = useFramed()
  const drawable = useDeferredValue(isFramed ? check.drawable : undefined)
  const sample = objectAt(drawable, 'sample')
  return (
    <Column className="form" aria-label={translate('types.liveForm')}>
      <div className="head">
        <h2 style={{ margin: 0, font: 'inherit' }}>{translate('types.liveForm')}</h2>
        <RecordPicker type={record?.type} chosen={chosen} onChoose={setChosen} />
      </div>
      <div className="scroll">
        {drawable ? (
          <DrawGuard key={JSON.stringify(drawable.uiSchema)} fallback={<NotDrawn />}>
            <Drawn
              drawable={drawable}
              values={(chosen ?? sample) as FormValues}
              onKeep={isEditable && !chosen ? (values) => editor.set('/sample', values) : undefined}
            />
          </DrawGuard>
        ) : check.state === 'waiting' || check.drawable ? (
          <FormSkeleton sections={3} />
        ) : (
          <NotDrawn />
        )}
      </div>
    </Column>
  )
}

function NotDrawn() {
  const translate = useTranslate()
  return (
    <EmptyState icon="octagon" title={translate('types.notDrawn')}>
      {translate('types.notDrawnText')}
    </EmptyState>
  )
}

type DrawnProps = { drawable: TypeDraft; values: FormValues; onKeep: ((values: FormValues) => void) | undefined }

function Drawn({ drawable, values, onKeep }: DrawnProps) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const schema = schemaOf(drawable)
  const ui = uiSchemaOf(drawable)
  const store = useMemo(() => createFormStore(values), [values])
  useValidity(store, schema as FormSchema)
  return (
    <>
      <p style={{ display: 'flex', alignItems: 'center', gap: 12, margin: '10px 0 0', fontSize: 12 }}>
        <span style={{ flex: 1 }}>{translate('types.nothingSaved')}</span>
        {onKeep && (
          <Button size="tiny" onClick={() => onKeep(store.values())}>
            {translate('types.keepSample')}
          </Button>
        )}
      </p>
      <SchemaForm
        schema={schema}
        {...(ui.type === undefined ? {} : { uiSchema: ui as FormElement })}
        store={store}
        mode="edit"
        language={language}
      />
    </>
  )
}
