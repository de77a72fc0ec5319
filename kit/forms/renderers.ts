import { isLocalizedSchema } from '#contract/rules/names/isLocalizedSchema.ts'
import type { JsonFormsRendererRegistryEntry, RankedTester } from '@jsonforms/core'
import type { ComponentType } from 'react'
import { AdTagsControl } from './controls/AdTagsControl.tsx'
import { BooleanControl } from './controls/BooleanControl.tsx'
import { ChoiceControl } from './controls/ChoiceControl.tsx'
import { ChoicesControl } from './controls/ChoicesControl.tsx'
import { ConstControl } from './controls/ConstControl.tsx'
import { DateControl } from './controls/DateControl.tsx'
import { DateTimeControl } from './controls/DateTimeControl.tsx'
import { DurationControl } from './controls/DurationControl.tsx'
import { JsonControl } from './controls/JsonControl.tsx'
import { MultilineControl } from './controls/MultilineControl.tsx'
import { NumberControl } from './controls/NumberControl.tsx'
import { PercentControl } from './controls/PercentControl.tsx'
import { ProductControl } from './controls/ProductControl.tsx'
import { SliderControl } from './controls/SliderControl.tsx'
import { SuggestControl, suggestionsOf } from './controls/SuggestControl.tsx'
import { TagsControl } from './controls/TagsControl.tsx'
import { TextControl } from './controls/TextControl.tsx'
import { TimeControl } from './controls/TimeControl.tsx'
import { TimeZoneControl } from './controls/TimeZoneControl.tsx'
import { UrlControl } from './controls/UrlControl.tsx'
import { ReferenceControl } from './references/ReferenceControl.tsx'
import { ReferenceListControl } from './references/ReferenceListControl.tsx'
import { SeriesTitleControl } from './references/SeriesTitleControl.tsx'
import type { RendererProps } from './hooks/useControl.ts'
import { GroupLayout } from './layouts/GroupLayout.tsx'
import { LabelElement, RowLayout, StackLayout, UnknownElement } from './layouts/plainLayouts.tsx'
import { ListControl } from './lists/ListControl.tsx'
import { CombinationControl } from './nested/CombinationControl.tsx'
import { ObjectControl } from './nested/ObjectControl.tsx'
import { ObjectParts } from './nested/ObjectParts.tsx'
import { TupleControl } from './nested/TupleControl.tsx'
import { isLongText, isTextList, isChoiceList, isTuple, dateFormat, hasEnds } from './schema/looksLike.ts'
import {
  anyControl,
  anyElement,
  ofElement,
  ofFormat,
  ofGroupWidget,
  ofKind,
  ofParts,
  ofWidget,
} from './schema/testers.ts'
import { Availability } from './widgets/Availability.tsx'
import { ExternalImages } from './widgets/ExternalImages.tsx'
import { ImageMatrix } from './widgets/images/ImageMatrix.tsx'
import { LocalizedTexts } from './widgets/localizedTexts/LocalizedTexts.tsx'
import { ProductDates } from './widgets/productDates/ProductDates.tsx'
import { Segments } from './widgets/segments/Segments.tsx'
import { Windows } from './widgets/Windows.tsx'

const entry = (tester: RankedTester, renderer: ComponentType<RendererProps>): JsonFormsRendererRegistryEntry => ({
  tester,
  renderer,
})

/** Every renderer, a line each: when it is wanted, and what it is. The highest rank draws (schema/testers.ts). */
export const renderers: JsonFormsRendererRegistryEntry[] = [
  entry(ofElement('VerticalLayout'), StackLayout),
  entry(ofElement('HorizontalLayout'), RowLayout),
  entry(ofElement('Group', 'Category'), GroupLayout),
  entry(ofElement('Categorization'), StackLayout),
  entry(ofElement('Label'), LabelElement),
  entry(anyElement, UnknownElement),

  entry(ofKind('string'), TextControl),
  entry(ofKind('number', 'integer'), NumberControl),
  entry(ofKind('boolean'), BooleanControl),
  entry(ofKind('choice'), ChoiceControl),
  entry(ofKind('const', 'null'), ConstControl),
  entry(ofKind('object'), ObjectControl),
  entry(ofParts, ObjectParts),
  entry(ofKind('array'), ListControl),
  entry(ofKind('combination'), CombinationControl),
  entry(anyControl, JsonControl),

  entry(
    ofFormat(({ kind, schema }) => kind === 'array' && isTuple(schema)),
    TupleControl,
  ),
  entry(
    ofFormat(({ kind, schema }, { options }) => kind === 'string' && suggestionsOf(schema, options).length > 0),
    SuggestControl,
  ),
  entry(
    ofFormat(
      ({ kind, schema }, { options }) =>
        (kind === 'integer' || kind === 'number') && options?.slider === true && hasEnds(schema),
    ),
    SliderControl,
  ),
  entry(
    ofFormat(({ kind, schema }, element) => kind === 'string' && isLongText(schema, element)),
    MultilineControl,
  ),
  entry(
    ofFormat(({ kind, schema }, { options }) => kind === 'string' && dateFormat(schema, options) === 'date'),
    DateControl,
  ),
  entry(
    ofFormat(({ kind, schema }, { options }) => kind === 'string' && dateFormat(schema, options) === 'date-time'),
    DateTimeControl,
  ),
  entry(
    ofFormat(({ kind, schema }, { options }) => kind === 'string' && dateFormat(schema, options) === 'time'),
    TimeControl,
  ),
  entry(
    ofFormat(({ kind, schema }) => kind === 'string' && ['uri', 'url'].includes(schema.format ?? '')),
    UrlControl,
  ),
  entry(
    ofFormat(({ kind, schema }) => (kind === 'integer' || kind === 'number') && schema['x-unit'] === 'ms'),
    DurationControl,
  ),
  entry(
    ofFormat(({ kind, schema }) => (kind === 'integer' || kind === 'number') && schema['x-unit'] === '%'),
    PercentControl,
  ),
  entry(
    ofFormat(({ kind, schema, root }) => kind === 'array' && isChoiceList(schema, root)),
    ChoicesControl,
  ),
  entry(
    ofFormat(({ kind, schema, root }) => kind === 'array' && isTextList(schema, root)),
    TagsControl,
  ),
  entry(
    ofFormat(({ kind, schema }) => kind === 'array' && isLocalizedSchema(schema)),
    LocalizedTexts,
  ),

  entry(
    ofFormat(({ kind }, { options }) => kind === 'string' && options?.source === 'products'),
    ProductControl,
  ),
  entry(ofWidget('reference', 'string'), ReferenceControl),
  entry(ofWidget('reference', 'array'), ReferenceListControl),
  entry(ofWidget('seriesTitle', 'string'), SeriesTitleControl),
  entry(ofWidget('text', 'string', 'number', 'integer'), TextControl),
  entry(ofWidget('multiline', 'string'), MultilineControl),
  entry(ofWidget('number', 'number', 'integer'), NumberControl),
  entry(ofWidget('percent', 'number', 'integer'), PercentControl),
  entry(ofWidget('checkbox', 'boolean'), BooleanControl),
  entry(ofWidget('switch', 'boolean'), BooleanControl),
  entry(ofWidget('choice', 'choice'), ChoiceControl),
  entry(ofWidget('radio', 'choice'), ChoiceControl),
  entry(ofWidget('choices', 'array'), ChoicesControl),
  entry(ofWidget('tags', 'array'), TagsControl),
  entry(ofWidget('adTags', 'array'), AdTagsControl),
  entry(ofWidget('date', 'string'), DateControl),
  entry(ofWidget('dateTime', 'string'), DateTimeControl),
  entry(ofWidget('duration', 'number', 'integer'), DurationControl),
  entry(ofWidget('url', 'string'), UrlControl),
  entry(ofWidget('timeZone', 'string'), TimeZoneControl),
  entry(ofWidget('localizedTexts', 'array'), LocalizedTexts),
  entry(ofWidget('people', 'array'), ListControl),
  entry(ofWidget('segments', 'array'), Segments),
  entry(ofWidget('ratings', 'array'), ListControl),
  entry(ofWidget('availability', 'array'), Availability),
  entry(ofWidget('windows', 'array'), Windows),
  entry(ofWidget('externalImages', 'array'), ExternalImages),
  entry(ofWidget('imageMatrix', 'array'), ImageMatrix),
  entry(ofWidget('table', 'array'), ListControl),
  entry(ofWidget('cards', 'array'), ListControl),
  entry(
    ofWidget(
      'json',
      'any',
      'object',
      'array',
      'combination',
      'string',
      'number',
      'integer',
      'boolean',
      'choice',
      'null',
      'const',
    ),
    JsonControl,
  ),
  entry(ofGroupWidget('localizedTexts'), LocalizedTexts),
  entry(ofGroupWidget('productDates'), ProductDates),
]
