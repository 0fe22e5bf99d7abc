import type { ContentType } from '@kaksha/domain/catalogue';
import {
  BriefcaseBusiness,
  FolderKanban,
  Gift,
  GraduationCap,
  ListChecks,
  type LucideIcon,
  Sparkle,
  ThumbsUp,
  UsersRound,
  Wrench,
} from 'lucide-react';

export const typeIcons: Readonly<Record<ContentType, LucideIcon>> = {
  'Skill Measure/syllabus': GraduationCap,
  'Salient Features': Sparkle,
  'Bonus Topics': Gift,
  'Audience Profile': UsersRound,
  'PreRequisites/Requirement': ListChecks,
  'Offered Job Role': BriefcaseBusiness,
  'Covering Tools': Wrench,
  Benefits: ThumbsUp,
  'Training Project Description': FolderKanban,
};
