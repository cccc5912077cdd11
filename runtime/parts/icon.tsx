import {
  ArrowLeft,
  ArrowRight,
  Award,
  BadgeCheck,
  Bike,
  Briefcase,
  Building2,
  CalendarDays,
  Check,
  ChevronLeft,
  ChevronRight,
  Clock,
  Coins,
  Compass,
  Copy,
  Fuel,
  HandHeart,
  Heart,
  HeartPulse,
  type IconNode,
  IdCard,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Package,
  Phone,
  Route,
  Search,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Smartphone,
  Sparkles,
  Sun,
  Truck,
  Users,
  Utensils,
  Warehouse,
  X,
} from 'lucide';
import type { IconName } from '#schemas/documents/documents.ts';
import { Glyph, toMarkup } from './glyph.tsx';

const ICONS: Readonly<Record<IconName, IconNode>> = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  award: Award,
  'badge-check': BadgeCheck,
  bike: Bike,
  briefcase: Briefcase,
  building: Building2,
  calendar: CalendarDays,
  chat: MessageCircle,
  check: Check,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  clock: Clock,
  coins: Coins,
  compass: Compass,
  copy: Copy,
  fuel: Fuel,
  'hand-heart': HandHeart,
  heart: Heart,
  'heart-pulse': HeartPulse,
  'id-card': IdCard,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  package: Package,
  phone: Phone,
  route: Route,
  search: Search,
  share: Share2,
  shield: ShieldCheck,
  sliders: SlidersHorizontal,
  smartphone: Smartphone,
  sparkles: Sparkles,
  sun: Sun,
  truck: Truck,
  users: Users,
  utensils: Utensils,
  warehouse: Warehouse,
  x: X,
};

/** The shapes of each icon as markup, written once: pages show dozens, and their shapes never change. */
const SHAPES = new Map(Object.entries(ICONS).map(([name, node]) => [name, toMarkup(node)]));

/** Icons that point the way people read, or back; pages that read from right to left mirror them. */
const ONWARD = /-(?:left|right)$/;

export interface IconProps {
  readonly name: IconName;
  /** In pixels. */
  readonly size?: number | undefined;
}

/** A decorative icon; the text beside it says what it means. */
export function Icon({ name, size = 24 }: IconProps) {
  return <Glyph shapes={SHAPES.get(name) ?? ''} size={size} isOnward={ONWARD.test(name)} />;
}
