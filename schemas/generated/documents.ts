// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
import type {FormCondition} from '#schemas/definitions/form-condition.ts';
import type {RichTextSource} from '#schemas/definitions/rich-text-source.ts';

export type Id = string;
export type WidgetRef = string;
export type FormRef = string;
export type Text = string;
export type LongText = string;
export type RichText = RichTextSource;
export type Language = 'es' | 'en' | 'pt';
export type Path = string;
export type Href = string;
export type AssetPath = string;
export type VideoPath = string;
export type CaptionsPath = string;
export type Spacing = number;
export type Color = string;
export type ColorToken = 'paper' | 'surface' | 'tint' | 'ink' | 'accent' | 'sky';
export type Align = 'start' | 'center';
export type HeadingLevel = number;
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'award'
  | 'badge-check'
  | 'bike'
  | 'briefcase'
  | 'building'
  | 'calendar'
  | 'chat'
  | 'check'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'coins'
  | 'compass'
  | 'copy'
  | 'fuel'
  | 'hand-heart'
  | 'heart'
  | 'heart-pulse'
  | 'id-card'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'package'
  | 'phone'
  | 'route'
  | 'search'
  | 'share'
  | 'shield'
  | 'sliders'
  | 'smartphone'
  | 'sparkles'
  | 'sun'
  | 'truck'
  | 'users'
  | 'utensils'
  | 'warehouse'
  | 'x';
export type ChildDirection = 'vertical' | 'horizontal';
export type MaxWidth = 'reading' | 'content' | 'full';
export type Percent = number;
export type EntryAnimation =
  | 'NONE'
  | 'FADE_IN'
  | 'FADE_IN_OUT'
  | 'SLIDE_LEFT'
  | 'SLIDE_RIGHT'
  | 'SLIDE_TOP'
  | 'SLIDE_BOTTOM'
  | 'ZOOM_IN_OUT';
export type PageUrl = string;
export type PageType = 'CONTENT' | 'JOB_LISTING' | 'JOB_DETAIL' | 'APPLY' | 'SYSTEM';
export type Robots = 'index' | 'noindex';
export type Kibibytes = number;
export type WidgetType = string;
export type Host = string;
export type Origin = string;
export type FontFamily = 'bricolage-grotesque' | 'barlow-condensed' | 'system';
export type FormVersion = 'v1' | 'v2';
export type FormChannel = 'web' | 'cb';
export type FormLabel = string;
export type FormText = string;
/**
 * All, any or none of other conditions, or one comparison with the answer to an earlier question.
 */
export type Condition = FormCondition;
export type QuestionType =
  | 'short-text'
  | 'long-text'
  | 'full-name'
  | 'email'
  | 'phone'
  | 'number'
  | 'date'
  | 'single-choice'
  | 'multiple-choice'
  | 'yes-no'
  | 'location'
  | 'postal-code'
  | 'curp'
  | 'rfc'
  | 'nss'
  | 'licence'
  | 'resume'
  | 'file'
  | 'consent'
  | 'information';
export type FormDay = string;
export type PrefillKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'city'
  | 'postalCode'
  | 'lastTitle'
  | 'lastCompany'
  | 'experienceYears'
  | 'licence';
export type ConditionValue = string | number;
export type AboutUsImageSide = 'start' | 'end';
export type ApplicationFormV1Presentation = 'pages' | 'conversation';
export type ApplicationFormV2Presentation = 'pages' | 'conversation';
export type CountdownMoment = string;
export type CountdownTimeZone =
  | 'America/Mexico_City'
  | 'America/Monterrey'
  | 'America/Merida'
  | 'America/Cancun'
  | 'America/Chihuahua'
  | 'America/Ciudad_Juarez'
  | 'America/Ojinaga'
  | 'America/Matamoros'
  | 'America/Mazatlan'
  | 'America/Bahia_Banderas'
  | 'America/Hermosillo'
  | 'America/Tijuana'
  | 'America/Bogota'
  | 'America/Sao_Paulo'
  | 'America/New_York'
  | 'America/Chicago'
  | 'America/Denver'
  | 'America/Los_Angeles'
  | 'Europe/Madrid'
  | 'UTC';
export type DividerLine = 'hairline' | 'road';
export type EventsMoment = string;
export type EventsTimeZone =
  | 'America/Mexico_City'
  | 'America/Monterrey'
  | 'America/Merida'
  | 'America/Cancun'
  | 'America/Chihuahua'
  | 'America/Ciudad_Juarez'
  | 'America/Ojinaga'
  | 'America/Matamoros'
  | 'America/Mazatlan'
  | 'America/Bahia_Banderas'
  | 'America/Hermosillo'
  | 'America/Tijuana'
  | 'America/Bogota'
  | 'America/Sao_Paulo'
  | 'America/New_York'
  | 'America/Chicago'
  | 'America/Denver'
  | 'America/Los_Angeles'
  | 'Europe/Madrid'
  | 'UTC';
export type GradientStop = string;
export type GradientAngle = number;
export type GradientHeight = 'low' | 'medium' | 'high';
export type WizardValue = string;
export type LineGraphX = LineGraphNumber | LineGraphName;
export type LineGraphNumber = number;
export type LineGraphName = string;
export type SignUpField = 'required' | 'optional' | 'none';
export type SpacerStep = 'none' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
export type WallpaperOverlay = 'none' | 'light' | 'medium' | 'strong';
export type WallpaperHeight = 'low' | 'medium' | 'high';
export type Widget =
  | AboutUsWidget
  | ApplicationFormV1Widget
  | ApplicationFormV2Widget
  | BlogArticleWidget
  | BlogListWidget
  | BlogsWidget
  | BreadcrumbsWidget
  | ButtonWidget
  | CardsWidget
  | CompanyDirectoryWidget
  | CookieConsentWidget
  | CountdownTimerWidget
  | CustomHtmlWidget
  | DepartmentCarouselWidget
  | DividerWidget
  | EventsWidget
  | FaqWidget
  | FlipCardsWidget
  | FooterWidget
  | GradientWidget
  | HeaderWidget
  | HeadingWidget
  | HeroWidget
  | ImageWidget
  | JobDetailWidget
  | JobFilterWidget
  | JobListWidget
  | JobMapWidget
  | JobRecommendationWizardWidget
  | JobSearchWidget
  | JobSummaryWidget
  | LineGraphWidget
  | LocationNoticeWidget
  | LogoStripWidget
  | MediaTextWidget
  | MeetTheTeamWidget
  | RecordedEventsWidget
  | ResumeUploadWidget
  | RichTextWidget
  | SearchHeroWidget
  | SignUpWidget
  | SocialFeedWidget
  | SpacerWidget
  | StepsWidget
  | TabCarouselWidget
  | TabsWidget
  | TestimonialsCarouselWidget
  | VideoWidget
  | WallpaperWidget
  | WelcomeSearchWidget;

export interface Link {
  label: Text;
  href: Href;
  newTab?: boolean;
}
export interface Image {
  src: AssetPath;
  alt: string;
  width: number;
  height: number;
  decorative?: boolean;
  focus?: FocusPoint;
}
export interface FocusPoint {
  x: number;
  y: number;
}
export interface SectionOptions {
  childDirection?: ChildDirection;
  px?: Spacing;
  py?: Spacing;
  mx?: Spacing;
  my?: Spacing;
  gap?: Spacing;
  span?: Percent;
  padding?: Spacing;
  animation?: EntryAnimation;
  desktopOnly?: boolean;
  background?: ColorToken;
  maxWidth?: MaxWidth;
  breakpoints?: SectionBreakpoints;
}
export interface SectionBreakpoints {
  mobile?: SectionOverrides;
  tablet?: SectionOverrides;
  desktop?: SectionOverrides;
}
export interface SectionOverrides {
  px?: Spacing;
  py?: Spacing;
  mx?: Spacing;
  my?: Spacing;
  gap?: Spacing;
  span?: Percent;
  padding?: Spacing;
  animation?: EntryAnimation;
  background?: ColorToken;
  maxWidth?: MaxWidth;
}
/**
 * A box of the page's layout: it shows one widget or holds sub-sections.
 */
export interface Section {
  sectionId: Id;
  widgetId?: Id;
  /**
   * @maxItems 100
   */
  subSections?: Section[];
  options?: SectionOptions;
}
export interface PageMetadata {
  title: Text;
  description: string;
  image?: AssetPath;
  robots?: Robots;
  lang?: Language;
  budgets?: Budgets;
  layout: Section;
}
export interface Budgets {
  page?: Kibibytes;
  markup?: Kibibytes;
  scripts?: Kibibytes;
  image?: Kibibytes;
}
export interface WidgetEnvelope {
  id: Id;
  type: WidgetType;
  version?: number;
  content: {};
  variants?: WidgetVariants;
}
export interface WidgetVariants {
  p?: {};
}
/**
 * One page document: its metadata, the layout tree of sections and the widgets that the sections show.
 */
export interface Page {
  $schema?: string;
  schemaVersion: 1;
  id: Id;
  url: PageUrl;
  /**
   * @maxItems 20
   */
  aliases?: PageUrl[];
  type: PageType;
  metadata: PageMetadata;
  /**
   * @maxItems 2000
   */
  widgets: WidgetEnvelope[];
}
export interface ServiceHosts {
  forms?: Origin;
  jobs?: Origin;
  locations?: Origin;
  personalisation?: Origin;
}
export interface SiteUrls {
  home: Path;
  jobListing: Path;
}
export interface Company {
  name: Text;
  logo: Image;
  summary?: Text;
  page?: Path;
}
export interface Theme {
  colors: ThemeColors;
  /**
   * @minItems 2
   * @maxItems 4
   */
  sky: Color[];
  radius: ThemeRadius;
  fonts: ThemeFonts;
  labelCase: 'none' | 'uppercase';
}
export interface ThemeColors {
  ink: Color;
  muted: Color;
  paper: Color;
  surface: Color;
  tint: Color;
  line: Color;
  accent: Color;
  onAccent: Color;
  action: Color;
  actionHover: Color;
  onAction: Color;
  secondary: Color;
}
export interface ThemeRadius {
  card: number;
  input: number;
  button: number;
}
export interface ThemeFonts {
  heading: FontFamily;
}
export interface SiteMetadata {
  titleSuffix: Text;
  icon: AssetPath;
  image?: AssetPath;
}
export interface SiteConsent {
  heading: Text;
  text: LongText;
  policy?: Link;
  version: number;
}
export interface CustomParameter {
  key: Text;
  value: string;
  parameterPath?: Text;
  dependentEntity?: 'job';
}
export interface MessageOverrides {
  [k: string]: string;
}
export interface SiteMap {
  styleUrl?: string;
  /**
   * @maxItems 10
   */
  hosts?: Origin[];
}
/**
 * One careers site of an agency: where it answers, how it looks and what all its pages share.
 */
export interface Site {
  $schema?: string;
  id: Id;
  agencyId: Id;
  agencyName: Text;
  clientId: Id;
  name: Text;
  sitePrefix: string;
  /**
   * @maxItems 20
   */
  hosts: Host[];
  apiHosts?: ServiceHosts;
  country: string;
  locale: 'es-MX' | 'en-US' | 'pt-BR';
  urls: SiteUrls;
  /**
   * @maxItems 500
   */
  companies?: Company[];
  theme: Theme;
  metadata: SiteMetadata;
  enableWidgetTracking?: boolean;
  consent?: SiteConsent;
  appendTrackingParams?: boolean;
  /**
   * @maxItems 50
   */
  customParameters?: CustomParameter[];
  messages?: MessageOverrides;
  showWidgetErrors?: boolean;
  reportThreshold?: number;
  budgets?: Budgets;
  /**
   * @maxItems 200
   */
  searchSynonyms?: Text[];
  map?: SiteMap;
}
export interface FormPage {
  keyId: Id;
  title: Text;
  text?: FormText;
  /**
   * @maxItems 50
   */
  sections: FormSection[];
}
export interface FormSection {
  keyId: Id;
  title?: Text;
  visibleWhen?: Condition;
  /**
   * @maxItems 200
   */
  questions: FormQuestion[];
}
export interface FormQuestion {
  keyId: Id;
  type: QuestionType;
  label: FormLabel;
  help?: FormText;
  required?: boolean;
  limits?: QuestionLimits;
  /**
   * @minItems 1
   * @maxItems 200
   */
  options?: QuestionOption[];
  visibleWhen?: Condition;
  autocomplete?: string;
  prefill?: PrefillKind;
  sensitive?: boolean;
  /**
   * @maxItems 20
   */
  ends?: QuestionEnd[];
}
export interface QuestionLimits {
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  minChosen?: number;
  maxChosen?: number;
  from?: FormDay;
  to?: FormDay;
}
export interface QuestionOption {
  value: string;
  label: Text;
}
export interface QuestionEnd {
  value: string;
  text: FormText;
}
export interface FormClientConfig {
  enableResumeParsing: boolean;
}
export interface FormNotice {
  text: FormText;
  version: string;
  /**
   * @maxItems 10
   */
  voluntary: VoluntaryPurpose[];
}
export interface VoluntaryPurpose {
  key: Id;
  text: FormLabel;
}
export interface TranslationMappings {
  [k: string]: TranslatedTexts;
}
export interface TranslatedTexts {
  [k: string]: string;
}
/**
 * One application form: its pages of questions, what shows when, and the privacy notice that people agree to.
 */
export interface Form {
  $schema?: string;
  schemaVersion: 1;
  id: Id;
  version: FormVersion;
  title: Text;
  templateId?: Id;
  /**
   * @minItems 1
   * @maxItems 2
   */
  channels?: FormChannel[];
  stage?: number;
  review?: boolean;
  /**
   * @minItems 1
   * @maxItems 20
   */
  pages: FormPage[];
  clientConfig: FormClientConfig;
  notice: FormNotice;
  retentionDays?: number;
  translationMappings?: TranslationMappings;
}
export interface AboutUsStat {
  value: Text;
  label: Text;
}
export interface ApplicationFormV1Form {
  id: FormRef;
}
export interface ApplicationFormV2Form {
  id: FormRef;
}
export interface ArticleSection {
  id?: Id;
  heading: Text;
  html: RichText;
  image?: Image;
}
export interface BlogListPost {
  id: Id;
  image?: Image;
  title: Text;
  description?: LongText;
  redirectUrl: Href;
  date: string;
}
export interface BlogsPost {
  id: Id;
  image?: Image;
  title: Text;
  description?: LongText;
  redirectUrl: Href;
  date?: string;
}
export interface Breadcrumb {
  label: Text;
  href?: Href;
}
export interface Card {
  id: Id;
  title: Text;
  image?: Image;
  icon?: IconName;
  text?: LongText;
  link?: Link;
}
export interface CardColumns {
  mobile?: number;
  tablet?: number;
  desktop?: number;
}
export interface DirectoryCompany {
  id: Id;
  name: Text;
  image?: Image;
  bgColor?: string;
  redirectionUrl: Href;
}
export interface ConsentCategory {
  id: Id;
  name: Text;
  description: LongText;
  required?: boolean;
}
export interface Department {
  id?: Id;
  name: Text;
  image?: Image;
  icon?: IconName;
  filter: DepartmentFilter;
}
export interface DepartmentFilter {
  field: 'keyword' | 'company' | 'city' | 'state' | 'employmentType' | 'category';
  value: Text;
}
export interface EventsItem {
  id: Id;
  title: Text;
  place?: Text;
  description?: LongText;
  eventDateAndTime: EventsTime;
  link?: Link;
}
export interface EventsTime {
  start: EventsMoment;
  end: EventsMoment;
}
export interface FaqItem {
  question: Text;
  answer: RichText;
}
export interface FlipCard {
  id: Id;
  title: Text;
  image?: Image;
  text: LongText;
}
export interface FooterContact {
  kind: 'chat' | 'social' | 'website' | 'email';
  label: Text;
  href: Href;
}
export interface HeroMedia {
  image: Image;
  video?: VideoPath;
}
export interface JobListVariant {
  listType?:
    | 'SAVED'
    | 'VIEWED'
    | 'APPLIED'
    | 'LATEST'
    | 'NEARBY'
    | 'RECOMMENDED'
    | 'BROWSING_BASED'
    | 'SIMILAR';
  company?: Text;
}
export interface JobCardConfig {
  showPay?: boolean;
  showSchedule?: boolean;
  showDate?: boolean;
  showLogo?: boolean;
}
export interface JobMapCenter {
  latitude: number;
  longitude: number;
}
export interface WizardStep {
  asks: 'place' | 'vehicle' | 'licence' | 'schedule';
  question: Text;
  help?: Text;
  /**
   * @maxItems 10
   */
  options?: WizardOption[];
}
export interface WizardOption {
  label: Text;
  note?: Text;
  /**
   * @minItems 1
   * @maxItems 2
   */
  values: WizardValue[];
  search?: WizardSearch;
}
export interface WizardSearch {
  field: 'keyword' | 'company' | 'city' | 'state' | 'employmentType' | 'category';
  value: Text;
}
export interface LineGraphSeries {
  name: Text;
  /**
   * @minItems 1
   * @maxItems 60
   */
  points: LineGraphPoint[];
}
export interface LineGraphPoint {
  x: LineGraphX;
  y: LineGraphNumber;
}
export interface LineGraphUnits {
  x?: Text;
  y?: Text;
}
export interface StripLogo {
  name: Text;
  image: Image;
  href?: Href;
}
export interface MediaTextItem {
  icon?: IconName;
  title?: Text;
  text: LongText;
}
export interface TeamPerson {
  id?: Id;
  name: Text;
  role: Text;
  image?: Image;
  bio?: LongText;
}
export interface SearchHeroFact {
  value: Text;
  label: Text;
}
export interface SignUpFields {
  email: SignUpField;
  phone: SignUpField;
}
export interface SocialNetwork {
  name: Text;
  /**
   * @minItems 1
   * @maxItems 60
   */
  posts: SocialPost[];
}
export interface SocialPost {
  text: LongText;
  image?: Image;
  href: Href;
  date?: string;
}
export interface Step {
  number: number;
  title: Text;
  text?: LongText;
}
export interface TabCarouselTab {
  name: Text;
  /**
   * @minItems 1
   * @maxItems 60
   */
  slides: TabCarouselSlide[];
}
export interface TabCarouselSlide {
  title: Text;
  text?: LongText;
  image?: Image;
  link?: Link;
}
export interface TabsTab {
  name: Text;
  widgetId: WidgetRef;
}
export interface Testimonial {
  id?: Id;
  quote: LongText;
  name: Text;
  role?: Text;
  image?: Image;
}
export interface VideoCaptions {
  src: CaptionsPath;
  language: Language;
}
/**
 * Who we are: text, a picture and figures.
 */
export interface AboutUsContent {
  eyebrow?: Text;
  heading: Text;
  html?: RichText;
  image?: Image;
  imageSide?: AboutUsImageSide;
  /**
   * @minItems 0
   * @maxItems 12
   */
  stats?: AboutUsStat[];
  cta?: Link;
}
export interface AboutUsWidget {
  id: Id;
  type: 'about-us';
  version?: number;
  content: AboutUsContent;
  variants?: WidgetVariants;
}
/**
 * An application form of the site, filled in page by page through version v1 of the form service.
 */
export interface ApplicationFormV1Content {
  form?: ApplicationFormV1Form;
  headingLevel?: HeadingLevel;
  presentation?: ApplicationFormV1Presentation;
  fileUploadWidgetId?: WidgetRef;
  /**
   * @maxItems 10
   */
  successWidgets?: WidgetRef[];
  /**
   * @maxItems 10
   */
  errorWidgets?: WidgetRef[];
}
export interface ApplicationFormV1Widget {
  id: Id;
  type: 'application-form-v1';
  version?: number;
  content: ApplicationFormV1Content;
  variants?: WidgetVariants;
}
/**
 * An application form of the site, filled in page by page through version v2 of the form service.
 */
export interface ApplicationFormV2Content {
  form?: ApplicationFormV2Form;
  headingLevel?: HeadingLevel;
  presentation?: ApplicationFormV2Presentation;
  fileUploadWidgetId?: WidgetRef;
  /**
   * @maxItems 10
   */
  successWidgets?: WidgetRef[];
  /**
   * @maxItems 10
   */
  errorWidgets?: WidgetRef[];
}
export interface ApplicationFormV2Widget {
  id: Id;
  type: 'application-form-v2';
  version?: number;
  content: ApplicationFormV2Content;
  variants?: WidgetVariants;
}
/**
 * An article with its date, reading time, table of contents and sections.
 */
export interface BlogArticleContent {
  title: Text;
  headingLevel?: HeadingLevel;
  date: string;
  readingMinutes?: number;
  lead?: LongText;
  image?: Image;
  /**
   * @minItems 1
   * @maxItems 60
   */
  sections: ArticleSection[];
}
export interface BlogArticleWidget {
  id: Id;
  type: 'blog-article';
  version?: number;
  content: BlogArticleContent;
  variants?: WidgetVariants;
}
/**
 * Blog posts as cards that can be sorted by date.
 */
export interface BlogListContent {
  eyebrow?: Text;
  heading?: Text;
  headingLevel?: HeadingLevel;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  posts: BlogListPost[];
}
export interface BlogListWidget {
  id: Id;
  type: 'blog-list';
  version?: number;
  content: BlogListContent;
  variants?: WidgetVariants;
}
/**
 * Related posts as a row of cards that can be paged through.
 */
export interface BlogsContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  posts: BlogsPost[];
  allLink?: Link;
}
export interface BlogsWidget {
  id: Id;
  type: 'blogs';
  version?: number;
  content: BlogsContent;
  variants?: WidgetVariants;
}
/**
 * The way from the home page to this one.
 */
export interface BreadcrumbsContent {
  /**
   * @minItems 1
   * @maxItems 50
   */
  items: Breadcrumb[];
}
export interface BreadcrumbsWidget {
  id: Id;
  type: 'breadcrumbs';
  version?: number;
  content: BreadcrumbsContent;
  variants?: WidgetVariants;
}
/**
 * A link that looks like a button.
 */
export interface ButtonContent {
  link: Link;
  variant?: 'primary' | 'secondary' | 'quiet';
  align?: Align;
  icon?: IconName;
}
export interface ButtonWidget {
  id: Id;
  type: 'button';
  version?: number;
  content: ButtonContent;
  variants?: WidgetVariants;
}
/**
 * Grid of cards.
 */
export interface CardsContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  cards: Card[];
  columns?: CardColumns;
  align?: Align;
}
export interface CardsWidget {
  id: Id;
  type: 'cards';
  version?: number;
  content: CardsContent;
  variants?: WidgetVariants;
}
/**
 * Companies as cards that can be sorted by name, a page of them at a time.
 */
export interface CompanyDirectoryContent {
  eyebrow?: Text;
  heading?: Text;
  headingLevel?: HeadingLevel;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  companies: DirectoryCompany[];
  pageSize?: number;
}
export interface CompanyDirectoryWidget {
  id: Id;
  type: 'company-directory';
  version?: number;
  content: CompanyDirectoryContent;
  variants?: WidgetVariants;
}
/**
 * Asks which optional cookies a visitor allows, and shows the choice again at #cookies.
 */
export interface CookieConsentContent {
  heading: Text;
  text: LongText;
  policy?: Link;
  version: number;
  /**
   * @minItems 1
   * @maxItems 50
   */
  categories: ConsentCategory[];
}
export interface CookieConsentWidget {
  id: Id;
  type: 'cookie-consent';
  version?: number;
  content: CookieConsentContent;
  variants?: WidgetVariants;
}
/**
 * Time that is left until a date.
 */
export interface CountdownTimerContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  target: CountdownMoment;
  timeZone?: CountdownTimeZone;
  doneText: LongText;
  cta?: Link;
  align?: Align;
}
export interface CountdownTimerWidget {
  id: Id;
  type: 'countdown-timer';
  version?: number;
  content: CountdownTimerContent;
  variants?: WidgetVariants;
}
/**
 * The site's own HTML, CSS and JavaScript in a document of its own, shut off from the page around it.
 */
export interface CustomHtmlContent {
  heading?: Text;
  subheading?: LongText;
  title: Text;
  html: string;
  css?: string;
  javascript?: string;
  height: number;
}
export interface CustomHtmlWidget {
  id: Id;
  type: 'custom-html';
  version?: number;
  content: CustomHtmlContent;
  variants?: WidgetVariants;
}
/**
 * Departments with the number of their open jobs, each a link into the search.
 */
export interface DepartmentCarouselContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  items: Department[];
}
export interface DepartmentCarouselWidget {
  id: Id;
  type: 'department-carousel';
  version?: number;
  content: DepartmentCarouselContent;
  variants?: WidgetVariants;
}
/**
 * A line between two blocks, plain or around an icon or a few words.
 */
export interface DividerContent {
  label?: Text;
  icon?: IconName;
  line?: DividerLine;
}
export interface DividerWidget {
  id: Id;
  type: 'divider';
  version?: number;
  content: DividerContent;
  variants?: WidgetVariants;
}
/**
 * Events that are not over yet, the next one first.
 */
export interface EventsContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 0
   * @maxItems 60
   */
  events: EventsItem[];
  timeZone?: EventsTimeZone;
  emptyText?: LongText;
}
export interface EventsWidget {
  id: Id;
  type: 'events';
  version?: number;
  content: EventsContent;
  variants?: WidgetVariants;
}
/**
 * Questions and answers, one open at a time, the first open.
 */
export interface FaqContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  items: FaqItem[];
}
export interface FaqWidget {
  id: Id;
  type: 'faq';
  version?: number;
  content: FaqContent;
  variants?: WidgetVariants;
}
/**
 * Cards that turn over: picture and title in front, text behind.
 */
export interface FlipCardsContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 12
   */
  cards: FlipCard[];
}
export interface FlipCardsWidget {
  id: Id;
  type: 'flip-cards';
  version?: number;
  content: FlipCardsContent;
  variants?: WidgetVariants;
}
/**
 * Site footer: copyright line, legal links and ways to contact.
 */
export interface FooterContent {
  logo?: Image;
  tagline?: Text;
  year: number;
  owner: Text;
  /**
   * @minItems 0
   * @maxItems 20
   */
  links: Link[];
  /**
   * @minItems 0
   * @maxItems 10
   */
  contacts?: FooterContact[];
  note?: LongText;
}
export interface FooterWidget {
  id: Id;
  type: 'footer';
  version?: number;
  content: FooterContent;
  variants?: WidgetVariants;
}
/**
 * Block of flowing colour that may hold text and a button.
 */
export interface GradientContent {
  /**
   * @minItems 2
   * @maxItems 4
   */
  stops: GradientStop[];
  angle?: GradientAngle;
  height?: GradientHeight;
  eyebrow?: Text;
  heading?: Text;
  text?: LongText;
  cta?: Link;
  align?: Align;
}
export interface GradientWidget {
  id: Id;
  type: 'gradient';
  version?: number;
  content: GradientContent;
  variants?: WidgetVariants;
}
/**
 * Site header: logo to the home page, navigation, saved jobs with their count, optional search box.
 */
export interface HeaderContent {
  logo: Image;
  /**
   * @minItems 0
   * @maxItems 8
   */
  links: Link[];
  cta?: Link;
  savedJobsUrl?: Path;
  jobListingUrl?: Path;
  searchField?: string;
}
export interface HeaderWidget {
  id: Id;
  type: 'header';
  version?: number;
  content: HeaderContent;
  variants?: WidgetVariants;
}
/**
 * A heading with an optional line above and text below.
 */
export interface HeadingContent {
  eyebrow?: Text;
  text: Text;
  level: HeadingLevel;
  subheading?: LongText;
  align?: Align;
}
export interface HeadingWidget {
  id: Id;
  type: 'heading';
  version?: number;
  content: HeadingContent;
  variants?: WidgetVariants;
}
/**
 * First screen of a page: headline, text, logo and button over a picture or video.
 */
export interface HeroContent {
  logo?: Image;
  eyebrow?: Text;
  title: Text;
  headingLevel?: HeadingLevel;
  text?: LongText;
  textLang?: Language;
  cta?: Link;
  media?: HeroMedia;
  align?: Align;
}
export interface HeroWidget {
  id: Id;
  type: 'hero';
  version?: number;
  content: HeroContent;
  variants?: WidgetVariants;
}
/**
 * A picture with an optional caption and link.
 */
export interface ImageContent {
  image: Image;
  caption?: Text;
  link?: Link;
  rounded?: boolean;
}
export interface ImageWidget {
  id: Id;
  type: 'image';
  version?: number;
  content: ImageContent;
  variants?: WidgetVariants;
}
/**
 * The job that the address names: what it offers and how to apply.
 */
export interface JobDetailContent {
  backUrl?: Path;
  showShare?: boolean;
  showSave?: boolean;
}
export interface JobDetailWidget {
  id: Id;
  type: 'job-detail';
  version?: number;
  content: JobDetailContent;
  variants?: WidgetVariants;
}
/**
 * Filters of a job search with the number of jobs that each leaves.
 */
export interface JobFilterContent {
  /**
   * @minItems 1
   * @maxItems 11
   */
  facetFields: (
    | 'city'
    | 'state'
    | 'company'
    | 'employmentType'
    | 'category'
    | 'pay'
    | 'shift'
    | 'days'
    | 'vehicle'
    | 'licence'
    | 'posted'
  )[];
  /**
   * @minItems 1
   * @maxItems 10
   */
  radiusOptions?: number[];
}
export interface JobFilterWidget {
  id: Id;
  type: 'job-filter';
  version?: number;
  content: JobFilterContent;
  variants?: WidgetVariants;
}
/**
 * Jobs as cards: those a search finds, the newest, those like a job, or those that a visitor's browser knows of.
 */
export interface JobListContent {
  heading?: Text;
  variantConfig?: JobListVariant;
  maxJobCards?: number;
  jobSummaryConfig?: JobCardConfig;
}
export interface JobListWidget {
  id: Id;
  type: 'job-list';
  version?: number;
  content: JobListContent;
  variants?: WidgetVariants;
}
/**
 * Where the jobs of a search are, on a map that loads only when it is opened.
 */
export interface JobMapContent {
  center?: JobMapCenter;
  zoom?: number;
}
export interface JobMapWidget {
  id: Id;
  type: 'job-map';
  version?: number;
  content: JobMapContent;
  variants?: WidgetVariants;
}
/**
 * A few questions, one at a time, and the jobs that fit the answers.
 */
export interface JobRecommendationWizardContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 6
   */
  steps: WizardStep[];
}
export interface JobRecommendationWizardWidget {
  id: Id;
  type: 'job-recommendation-wizard';
  version?: number;
  content: JobRecommendationWizardContent;
  variants?: WidgetVariants;
}
/**
 * Search form around a job list, its filters and the selected job.
 */
export interface JobSearchContent {
  heading?: Text;
  headingLevel?: HeadingLevel;
  listWidgetId: WidgetRef;
  filterWidgetId?: WidgetRef;
  detailWidgetId?: WidgetRef;
  mapWidgetId?: WidgetRef;
}
export interface JobSearchWidget {
  id: Id;
  type: 'job-search';
  version?: number;
  content: JobSearchContent;
  variants?: WidgetVariants;
}
/**
 * The main facts of the job that the address names.
 */
export interface JobSummaryContent {
  /**
   * @minItems 1
   * @maxItems 7
   */
  fields: ('pay' | 'schedule' | 'place' | 'vehicle' | 'company' | 'licence' | 'employmentType')[];
}
export interface JobSummaryWidget {
  id: Id;
  type: 'job-summary';
  version?: number;
  content: JobSummaryContent;
  variants?: WidgetVariants;
}
/**
 * Line chart with its figures as a table.
 */
export interface LineGraphContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 5
   */
  series: LineGraphSeries[];
  units?: LineGraphUnits;
  source?: Text;
}
export interface LineGraphWidget {
  id: Id;
  type: 'line-graph';
  version?: number;
  content: LineGraphContent;
  variants?: WidgetVariants;
}
/**
 * Tells a visitor once per session that their place is outside the service area.
 */
export interface LocationNoticeContent {
  heading?: Text;
  text: LongText;
  cta: Link;
}
export interface LocationNoticeWidget {
  id: Id;
  type: 'location-notice';
  version?: number;
  content: LocationNoticeContent;
  variants?: WidgetVariants;
}
/**
 * Strip of partner logos that scrolls by itself.
 */
export interface LogoStripContent {
  heading?: Text;
  /**
   * @minItems 1
   * @maxItems 40
   */
  logos: StripLogo[];
}
export interface LogoStripWidget {
  id: Id;
  type: 'logo-strip';
  version?: number;
  content: LogoStripContent;
  variants?: WidgetVariants;
}
/**
 * Picture beside text, list and button.
 */
export interface MediaTextContent {
  image: Image;
  imageSide: 'start' | 'end';
  eyebrow?: Text;
  heading: Text;
  html?: RichText;
  /**
   * @minItems 0
   * @maxItems 12
   */
  items?: MediaTextItem[];
  cta?: Link;
}
export interface MediaTextWidget {
  id: Id;
  type: 'media-text';
  version?: number;
  content: MediaTextContent;
  variants?: WidgetVariants;
}
/**
 * The people of a team.
 */
export interface MeetTheTeamContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  people: TeamPerson[];
  align?: Align;
}
export interface MeetTheTeamWidget {
  id: Id;
  type: 'meet-the-team';
  version?: number;
  content: MeetTheTeamContent;
  variants?: WidgetVariants;
}
/**
 * What the site records of its visitors, from the list that the collector itself follows.
 */
export interface RecordedEventsContent {
  heading: Text;
  subheading?: LongText;
}
export interface RecordedEventsWidget {
  id: Id;
  type: 'recorded-events';
  version?: number;
  content: RecordedEventsContent;
  variants?: WidgetVariants;
}
/**
 * Takes a CV as a file for the application form of the page.
 */
export interface ResumeUploadContent {
  heading: Text;
  text?: LongText;
}
export interface ResumeUploadWidget {
  id: Id;
  type: 'resume-upload';
  version?: number;
  content: ResumeUploadContent;
  variants?: WidgetVariants;
}
/**
 * Formatted text.
 */
export interface RichTextContent {
  html: RichText;
  align?: Align;
}
export interface RichTextWidget {
  id: Id;
  type: 'rich-text';
  version?: number;
  content: RichTextContent;
  variants?: WidgetVariants;
}
/**
 * Home headline with the keyword box that leads to the job search.
 */
export interface SearchHeroContent {
  eyebrow?: Text;
  title: Text;
  headingLevel?: HeadingLevel;
  text?: LongText;
  textLang?: Language;
  image: Image;
  ctaLabel: Text;
  /**
   * @minItems 0
   * @maxItems 4
   */
  facts?: SearchHeroFact[];
}
export interface SearchHeroWidget {
  id: Id;
  type: 'search-hero';
  version?: number;
  content: SearchHeroContent;
  variants?: WidgetVariants;
}
/**
 * E-mail and phone capture for job alerts, with consent.
 */
export interface SignUpContent {
  eyebrow?: Text;
  heading: Text;
  subheading?: LongText;
  fields: SignUpFields;
  consentText: LongText;
  privacy: Link;
  list: Id;
  submitLabel: Text;
  successText: LongText;
  align?: Align;
}
export interface SignUpWidget {
  id: Id;
  type: 'sign-up';
  version?: number;
  content: SignUpContent;
  variants?: WidgetVariants;
}
/**
 * Posts of social networks, one network at a time.
 */
export interface SocialFeedContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 12
   */
  networks: SocialNetwork[];
}
export interface SocialFeedWidget {
  id: Id;
  type: 'social-feed';
  version?: number;
  content: SocialFeedContent;
  variants?: WidgetVariants;
}
/**
 * Empty room between two blocks.
 */
export interface SpacerContent {
  mobile: SpacerStep;
  tablet?: SpacerStep;
  desktop?: SpacerStep;
}
export interface SpacerWidget {
  id: Id;
  type: 'spacer';
  version?: number;
  content: SpacerContent;
  variants?: WidgetVariants;
}
/**
 * Numbered steps and a button.
 */
export interface StepsContent {
  eyebrow?: Text;
  heading: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 12
   */
  steps: Step[];
  cta?: Link;
}
export interface StepsWidget {
  id: Id;
  type: 'steps';
  version?: number;
  content: StepsContent;
  variants?: WidgetVariants;
}
/**
 * Tabs, each with slides that can be paged through.
 */
export interface TabCarouselContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  tabs: TabCarouselTab[];
}
export interface TabCarouselWidget {
  id: Id;
  type: 'tab-carousel';
  version?: number;
  content: TabCarouselContent;
  variants?: WidgetVariants;
}
/**
 * Tabs, each of which shows another widget of the page.
 */
export interface TabsContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  tabs: TabsTab[];
}
export interface TabsWidget {
  id: Id;
  type: 'tabs';
  version?: number;
  content: TabsContent;
  variants?: WidgetVariants;
}
/**
 * What people say, as a row of quotes that can be paged through.
 */
export interface TestimonialsCarouselContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  /**
   * @minItems 1
   * @maxItems 60
   */
  items: Testimonial[];
}
export interface TestimonialsCarouselWidget {
  id: Id;
  type: 'testimonials-carousel';
  version?: number;
  content: TestimonialsCarouselContent;
  variants?: WidgetVariants;
}
/**
 * A film with poster, captions and transcript.
 */
export interface VideoContent {
  eyebrow?: Text;
  heading?: Text;
  subheading?: LongText;
  video: VideoPath;
  poster: Image;
  /**
   * @minItems 0
   * @maxItems 6
   */
  captions?: VideoCaptions[];
  transcript?: RichText;
}
export interface VideoWidget {
  id: Id;
  type: 'video';
  version?: number;
  content: VideoContent;
  variants?: WidgetVariants;
}
/**
 * Background picture that may hold text and a button.
 */
export interface WallpaperContent {
  image: Image;
  overlay?: WallpaperOverlay;
  height?: WallpaperHeight;
  eyebrow?: Text;
  heading?: Text;
  text?: LongText;
  cta?: Link;
  align?: Align;
}
export interface WallpaperWidget {
  id: Id;
  type: 'wallpaper';
  version?: number;
  content: WallpaperContent;
  variants?: WidgetVariants;
}
/**
 * Welcome text with a keyword box that leads to a search page.
 */
export interface WelcomeSearchContent {
  title: Text;
  headingLevel?: HeadingLevel;
  text?: LongText;
  placeholder?: Text;
  searchPageLink?: Path;
  searchNode?: string;
  image?: Image;
}
export interface WelcomeSearchWidget {
  id: Id;
  type: 'welcome-search';
  version?: number;
  content: WelcomeSearchContent;
  variants?: WidgetVariants;
}
