import { useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import { isAttributeType } from '#contract/rules/policy/operatorsOf.ts'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { OwnList } from './OwnList.tsx'

/** Policy attributes of one type alone (specification section 2). */
export function AttributesOfType() {
  const { attributeType = '' } = useParams()
  const translate = useTranslate()
  if (!isAttributeType(attributeType))
    return (
      <>
        <PageHead title={translate('pages.titles.attributes')} />
        <ErrorState title={translate('list.noSuchType', { type: attributeType })} />
      </>
    )
  return (
    <OwnList of="policy_attributes" within={{ filter: { attributeType }, title: `policies.types.${attributeType}` }} />
  )
}
