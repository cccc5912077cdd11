// Generated from schemas/api by `npm run codegen`. Do not edit.
import type { Static } from 'typebox';
import type * as contentAssets from '#schemas/api/content-assets.ts';
import type * as contentJobs from '#schemas/api/content-jobs.ts';
import type * as contentPages from '#schemas/api/content-pages.ts';
import type * as contentPatterns from '#schemas/api/content-patterns.ts';
import type * as contentReports from '#schemas/api/content-reports.ts';
import type * as contentTransfer from '#schemas/api/content-transfer.ts';
import type * as contentVersions from '#schemas/api/content-versions.ts';
import type * as content from '#schemas/api/content.ts';
import type * as preview from '#schemas/api/preview.ts';
import type * as recruitingApplications from '#schemas/api/recruiting/applications.ts';
import type * as recruitingChanges from '#schemas/api/recruiting/changes.ts';
import type * as recruitingResults from '#schemas/api/recruiting/results.ts';
import type * as recruitingSettings from '#schemas/api/recruiting/settings.ts';
import type { AnswerShape } from '#schemas/json/answer-shape.ts';

export const assetChanges: AnswerShape<Static<typeof contentAssets.assetChanges>> = {
  "type": "object",
  "required": [
    "focus"
  ],
  "properties": {
    "focus": {
      "type": [
        "object",
        "null"
      ],
      "required": [
        "x",
        "y"
      ],
      "properties": {
        "x": {
          "type": "integer"
        },
        "y": {
          "type": "integer"
        }
      }
    }
  }
};

export const assetUsage: AnswerShape<Static<typeof contentAssets.assetUsage>> = {
  "type": "object",
  "required": [
    "path",
    "total",
    "data"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "total": {
      "type": "integer"
    },
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "state",
          "pointer"
        ],
        "properties": {
          "pageId": {
            "type": "string"
          },
          "state": {
            "enum": [
              "live",
              "draft",
              "unpublished",
              "settings"
            ]
          },
          "pointer": {
            "type": "string"
          },
          "nodeId": {
            "type": "string"
          }
        }
      }
    }
  }
};

export const contentAsset: AnswerShape<Static<typeof contentAssets.contentAsset>> = {
  "type": "object",
  "required": [
    "path",
    "url",
    "thumbnailUrl",
    "type",
    "bytes",
    "width",
    "height",
    "focus",
    "source",
    "createdAt",
    "createdBy",
    "usageCount",
    "etag"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "url": {
      "type": "string"
    },
    "thumbnailUrl": {
      "type": [
        "string",
        "null"
      ]
    },
    "type": {
      "type": "string"
    },
    "bytes": {
      "type": "integer"
    },
    "width": {
      "type": "integer"
    },
    "height": {
      "type": "integer"
    },
    "focus": {
      "type": [
        "object",
        "null"
      ],
      "required": [
        "x",
        "y"
      ],
      "properties": {
        "x": {
          "type": "integer"
        },
        "y": {
          "type": "integer"
        }
      }
    },
    "source": {
      "enum": [
        "file",
        "upload"
      ]
    },
    "createdAt": {
      "type": [
        "string",
        "null"
      ]
    },
    "createdBy": {
      "type": [
        "string",
        "null"
      ]
    },
    "usageCount": {
      "type": "integer"
    },
    "etag": {
      "type": "string"
    }
  }
};

export const removedAsset: AnswerShape<Static<typeof contentAssets.removedAsset>> = {
  "type": "object",
  "required": [
    "path",
    "note"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "note": {
      "type": "string"
    }
  }
};

export const siteJobValues: AnswerShape<Static<typeof contentJobs.siteJobValues>> = {
  "type": "object",
  "required": [
    "city",
    "state",
    "company",
    "employmentType",
    "category"
  ],
  "properties": {
    "city": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    },
    "state": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    },
    "company": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    },
    "employmentType": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    },
    "category": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const contentPageSummary: AnswerShape<Static<typeof contentPages.contentPageSummary>> = {
  "type": "object",
  "required": [
    "id",
    "url",
    "title",
    "type",
    "status",
    "version",
    "source",
    "etag",
    "updatedAt",
    "updatedBy",
    "deletedAt",
    "schedules"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "url": {
      "type": "string"
    },
    "title": {
      "type": "string"
    },
    "type": {
      "type": "string"
    },
    "liveUrl": {
      "type": "string"
    },
    "aliases": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "formerUrls": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "status": {
      "enum": [
        "draft",
        "live",
        "changed"
      ]
    },
    "version": {
      "type": [
        "integer",
        "null"
      ]
    },
    "source": {
      "enum": [
        "file",
        "editor"
      ]
    },
    "etag": {
      "type": "string"
    },
    "updatedAt": {
      "type": "string"
    },
    "updatedBy": {
      "type": [
        "string",
        "null"
      ]
    },
    "deletedAt": {
      "type": [
        "string",
        "null"
      ]
    },
    "schedules": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "action",
          "at",
          "by",
          "failure"
        ],
        "properties": {
          "action": {
            "enum": [
              "publish",
              "unpublish"
            ]
          },
          "at": {
            "type": "string"
          },
          "by": {
            "type": "string"
          },
          "failure": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    }
  }
};

export const duplicateRequest: AnswerShape<Static<typeof contentPages.duplicateRequest>> = {
  "type": "object",
  "required": [
    "id"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "url": {
      "type": "string"
    },
    "title": {
      "type": "string"
    }
  }
};

export const linkingPage: AnswerShape<Static<typeof contentPages.linkingPage>> = {
  "type": "object",
  "required": [
    "id",
    "title"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "title": {
      "type": "string"
    }
  }
};

export const publishedDocument: AnswerShape<Static<typeof contentPages.publishedDocument>> = {
  "type": "object",
  "required": [
    "version",
    "etag",
    "problems"
  ],
  "properties": {
    "version": {
      "type": "integer"
    },
    "etag": {
      "type": "string"
    },
    "problems": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "code",
          "severity",
          "pointer",
          "message",
          "remedy",
          "params"
        ],
        "properties": {
          "code": {
            "type": "string"
          },
          "severity": {
            "enum": [
              "error",
              "warning"
            ]
          },
          "pointer": {
            "type": "string"
          },
          "nodeId": {
            "type": "string"
          },
          "message": {
            "type": "string"
          },
          "remedy": {
            "type": "string"
          },
          "params": {
            "type": "object",
            "values": {}
          }
        }
      }
    }
  }
};

export const savedDocument: AnswerShape<Static<typeof contentPages.savedDocument>> = {
  "type": "object",
  "required": [
    "id",
    "etag",
    "problems"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "etag": {
      "type": "string"
    },
    "problems": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "code",
          "severity",
          "pointer",
          "message",
          "remedy",
          "params"
        ],
        "properties": {
          "code": {
            "type": "string"
          },
          "severity": {
            "enum": [
              "error",
              "warning"
            ]
          },
          "pointer": {
            "type": "string"
          },
          "nodeId": {
            "type": "string"
          },
          "message": {
            "type": "string"
          },
          "remedy": {
            "type": "string"
          },
          "params": {
            "type": "object",
            "values": {}
          }
        }
      }
    }
  }
};

export const scheduleRequest: AnswerShape<Static<typeof contentPages.scheduleRequest>> = {
  "type": "object",
  "required": [
    "action",
    "at"
  ],
  "properties": {
    "action": {
      "enum": [
        "publish",
        "unpublish"
      ]
    },
    "at": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const contentPattern: AnswerShape<Static<typeof contentPatterns.contentPattern>> = {
  "type": "object",
  "required": [
    "patternId",
    "name",
    "fragment",
    "createdAt",
    "createdBy"
  ],
  "properties": {
    "patternId": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "fragment": {
      "type": "object",
      "required": [
        "sections",
        "widgets"
      ],
      "properties": {
        "sections": {
          "type": "array",
          "items": {
            "type": "object"
          }
        },
        "widgets": {
          "type": "array",
          "items": {
            "type": "object"
          }
        }
      }
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": "string"
    }
  }
};

export const reportDecision: AnswerShape<Static<typeof contentReports.reportDecision>> = {
  "type": "object",
  "required": [
    "isHidden"
  ],
  "properties": {
    "isHidden": {
      "type": "boolean"
    }
  }
};

export const reportRequest: AnswerShape<Static<typeof contentReports.reportRequest>> = {
  "type": "object",
  "required": [
    "jobId"
  ],
  "properties": {
    "jobId": {
      "type": "string"
    },
    "reason": {
      "type": "string"
    },
    "note": {
      "type": "string"
    },
    "website": {
      "type": "string"
    }
  }
};

export const reportedJob: AnswerShape<Static<typeof contentReports.reportedJob>> = {
  "type": "object",
  "required": [
    "jobId",
    "urlSlug",
    "title",
    "company",
    "isHidden",
    "isOpen",
    "reports",
    "networks",
    "reasons",
    "notes",
    "lastAt"
  ],
  "properties": {
    "jobId": {
      "type": "string"
    },
    "urlSlug": {
      "type": "string"
    },
    "title": {
      "type": [
        "string",
        "null"
      ]
    },
    "company": {
      "type": [
        "string",
        "null"
      ]
    },
    "isHidden": {
      "type": "boolean"
    },
    "isOpen": {
      "type": "boolean"
    },
    "reports": {
      "type": "integer"
    },
    "networks": {
      "type": "integer"
    },
    "reasons": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "reason",
          "reports"
        ],
        "properties": {
          "reason": {
            "enum": [
              "money",
              "fake",
              "gone",
              "untrue",
              "discrimination",
              "other"
            ]
          },
          "reports": {
            "type": "integer"
          }
        }
      }
    },
    "notes": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "reason",
          "note",
          "at"
        ],
        "properties": {
          "reason": {
            "enum": [
              "money",
              "fake",
              "gone",
              "untrue",
              "discrimination",
              "other"
            ]
          },
          "note": {
            "type": "string"
          },
          "at": {
            "type": "string"
          }
        }
      }
    },
    "lastAt": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const importReport: AnswerShape<Static<typeof contentTransfer.importReport>> = {
  "type": "object",
  "required": [
    "dryRun",
    "state",
    "refused",
    "files"
  ],
  "properties": {
    "dryRun": {
      "type": "boolean"
    },
    "state": {
      "type": "string"
    },
    "refused": {
      "type": "boolean"
    },
    "files": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "file",
          "action",
          "publishes",
          "problems",
          "omitted"
        ],
        "properties": {
          "file": {
            "type": "string"
          },
          "action": {
            "enum": [
              "create",
              "update",
              "unchanged",
              "skip",
              "refuse"
            ]
          },
          "storedAs": {
            "type": "string"
          },
          "replaces": {
            "type": "string"
          },
          "publishes": {
            "type": "boolean"
          },
          "problems": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "code",
                "severity",
                "pointer",
                "message",
                "remedy",
                "params"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "severity": {
                  "enum": [
                    "error",
                    "warning"
                  ]
                },
                "pointer": {
                  "type": "string"
                },
                "nodeId": {
                  "type": "string"
                },
                "message": {
                  "type": "string"
                },
                "remedy": {
                  "type": "string"
                },
                "params": {
                  "type": "object",
                  "values": {}
                }
              }
            }
          },
          "omitted": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const documentDiff: AnswerShape<Static<typeof contentVersions.documentDiff>> = {
  "type": "object",
  "required": [
    "summary",
    "changes"
  ],
  "properties": {
    "summary": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "nodeId",
          "nodeKind",
          "text"
        ],
        "properties": {
          "nodeId": {
            "type": "string"
          },
          "nodeKind": {
            "type": "string"
          },
          "text": {
            "type": "string"
          }
        }
      }
    },
    "changes": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "text"
        ],
        "properties": {
          "text": {
            "type": "string"
          }
        }
      }
    }
  }
};

export const pageVersionSummary: AnswerShape<Static<typeof contentVersions.pageVersionSummary>> = {
  "type": "object",
  "required": [
    "version",
    "source",
    "reason",
    "isLive",
    "etag",
    "createdAt",
    "createdBy"
  ],
  "properties": {
    "version": {
      "type": "integer"
    },
    "source": {
      "enum": [
        "file",
        "editor"
      ]
    },
    "reason": {
      "enum": [
        "published",
        "kept"
      ]
    },
    "isLive": {
      "type": "boolean"
    },
    "etag": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const settingsVersionSummary: AnswerShape<Static<typeof contentVersions.settingsVersionSummary>> = {
  "type": "object",
  "required": [
    "version",
    "source",
    "etag",
    "createdAt",
    "createdBy"
  ],
  "properties": {
    "version": {
      "type": "integer"
    },
    "source": {
      "enum": [
        "file",
        "editor"
      ]
    },
    "etag": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const assetIndex: AnswerShape<Static<typeof content.assetIndex>> = {
  "type": "object",
  "values": {
    "type": "object",
    "required": [
      "hash",
      "extension",
      "width",
      "height"
    ],
    "properties": {
      "hash": {
        "type": "string"
      },
      "extension": {
        "type": "string"
      },
      "width": {
        "type": "integer"
      },
      "height": {
        "type": "integer"
      },
      "focus": {
        "type": "object",
        "required": [
          "x",
          "y"
        ],
        "properties": {
          "x": {
            "type": "integer"
          },
          "y": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const contentAssetFacts: AnswerShape<Static<typeof content.contentAssetFacts>> = {
  "type": "object",
  "values": {
    "type": "object",
    "properties": {
      "bytes": {
        "type": "integer"
      },
      "gzipBytes": {
        "type": "integer"
      },
      "width": {
        "type": "integer"
      },
      "height": {
        "type": "integer"
      }
    }
  }
};

export const contentProblem: AnswerShape<Static<typeof content.contentProblem>> = {
  "type": "object",
  "required": [
    "code",
    "severity",
    "pointer",
    "message",
    "remedy",
    "params"
  ],
  "properties": {
    "code": {
      "type": "string"
    },
    "severity": {
      "enum": [
        "error",
        "warning"
      ]
    },
    "pointer": {
      "type": "string"
    },
    "nodeId": {
      "type": "string"
    },
    "message": {
      "type": "string"
    },
    "remedy": {
      "type": "string"
    },
    "params": {
      "type": "object",
      "values": {}
    }
  }
};

export const savedSettings: AnswerShape<Static<typeof content.savedSettings>> = {
  "type": "object",
  "required": [
    "etag",
    "problems"
  ],
  "properties": {
    "etag": {
      "type": "string"
    },
    "problems": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "code",
          "severity",
          "pointer",
          "message",
          "remedy",
          "params"
        ],
        "properties": {
          "code": {
            "type": "string"
          },
          "severity": {
            "enum": [
              "error",
              "warning"
            ]
          },
          "pointer": {
            "type": "string"
          },
          "nodeId": {
            "type": "string"
          },
          "message": {
            "type": "string"
          },
          "remedy": {
            "type": "string"
          },
          "params": {
            "type": "object",
            "values": {}
          }
        }
      }
    }
  }
};

export const siteSummary: AnswerShape<Static<typeof content.siteSummary>> = {
  "type": "object",
  "required": [
    "siteId",
    "agencyId",
    "name",
    "sitePrefix"
  ],
  "properties": {
    "siteId": {
      "type": "string"
    },
    "agencyId": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "sitePrefix": {
      "type": "string"
    }
  }
};

export const askingWidget: AnswerShape<Static<typeof preview.askingWidget>> = {
  "type": "object",
  "required": [
    "url",
    "widget"
  ],
  "properties": {
    "url": {
      "type": "string"
    },
    "widget": {
      "type": "object",
      "required": [
        "id",
        "type",
        "content"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "type": {
          "type": "string"
        },
        "content": {
          "type": "object",
          "properties": {}
        }
      }
    }
  }
};

export const newPreviewLink: AnswerShape<Static<typeof preview.newPreviewLink>> = {
  "type": "object",
  "required": [
    "linkId",
    "createdAt",
    "createdBy",
    "expiresAt",
    "url"
  ],
  "properties": {
    "linkId": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": "string"
    },
    "expiresAt": {
      "type": "string"
    },
    "url": {
      "type": "string"
    }
  }
};

export const previewLink: AnswerShape<Static<typeof preview.previewLink>> = {
  "type": "object",
  "required": [
    "linkId",
    "createdAt",
    "createdBy",
    "expiresAt"
  ],
  "properties": {
    "linkId": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": "string"
    },
    "expiresAt": {
      "type": "string"
    }
  }
};

export const widgetAnswers: AnswerShape<Static<typeof preview.widgetAnswers>> = {
  "type": "object",
  "required": [
    "path",
    "params",
    "hasApplyPage",
    "answers"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "params": {
      "type": "object",
      "values": {
        "type": "string"
      }
    },
    "hasApplyPage": {
      "type": "boolean"
    },
    "answers": {
      "type": "object",
      "values": {}
    }
  }
};

export const applicationDetail: AnswerShape<Static<typeof recruitingApplications.applicationDetail>> = {
  "type": "object",
  "required": [
    "id",
    "status",
    "name",
    "email",
    "phone",
    "place",
    "jobId",
    "jobTitle",
    "formId",
    "formVersion",
    "channel",
    "source",
    "step",
    "stepReason",
    "assignee",
    "mayBeDuplicate",
    "createdAt",
    "at",
    "etag",
    "answers",
    "files",
    "notes",
    "changes",
    "noticeVersion",
    "consents",
    "mergedInto",
    "merged",
    "others",
    "finishedAt"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "status": {
      "enum": [
        "APPLY_FINISH",
        "APPLY_INTERMEDIATE",
        "APPLICATION_DROP_OFF",
        "RESUME_DROP_OFF"
      ]
    },
    "name": {
      "type": [
        "string",
        "null"
      ]
    },
    "email": {
      "type": [
        "string",
        "null"
      ]
    },
    "phone": {
      "type": [
        "string",
        "null"
      ]
    },
    "place": {
      "type": [
        "string",
        "null"
      ]
    },
    "jobId": {
      "type": [
        "string",
        "null"
      ]
    },
    "jobTitle": {
      "type": [
        "string",
        "null"
      ]
    },
    "formId": {
      "type": "string"
    },
    "formVersion": {
      "type": "integer"
    },
    "channel": {
      "type": "string"
    },
    "source": {
      "type": [
        "string",
        "null"
      ]
    },
    "step": {
      "type": "string"
    },
    "stepReason": {
      "type": [
        "string",
        "null"
      ]
    },
    "assignee": {
      "type": [
        "string",
        "null"
      ]
    },
    "mayBeDuplicate": {
      "type": "boolean"
    },
    "createdAt": {
      "type": "string"
    },
    "at": {
      "type": "string"
    },
    "etag": {
      "type": "string"
    },
    "answers": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "keyId",
          "type",
          "label",
          "values",
          "text"
        ],
        "properties": {
          "keyId": {
            "type": "string"
          },
          "type": {
            "type": [
              "string",
              "null"
            ]
          },
          "label": {
            "type": "string"
          },
          "values": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "text": {
            "type": "string"
          }
        }
      }
    },
    "files": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "fileId",
          "name",
          "type",
          "bytes",
          "createdAt"
        ],
        "properties": {
          "fileId": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "type": {
            "type": "string"
          },
          "bytes": {
            "type": "integer"
          },
          "createdAt": {
            "type": "string"
          }
        }
      }
    },
    "notes": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "noteId",
          "author",
          "text",
          "createdAt"
        ],
        "properties": {
          "noteId": {
            "type": "string"
          },
          "author": {
            "type": "string"
          },
          "text": {
            "type": "string"
          },
          "createdAt": {
            "type": "string"
          }
        }
      }
    },
    "changes": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "at",
          "actor",
          "action",
          "detail",
          "reason"
        ],
        "properties": {
          "at": {
            "type": "string"
          },
          "actor": {
            "type": "string"
          },
          "action": {
            "enum": [
              "step-changed",
              "assigned",
              "note-added",
              "merged"
            ]
          },
          "detail": {
            "type": [
              "string",
              "null"
            ]
          },
          "reason": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    },
    "noticeVersion": {
      "type": [
        "string",
        "null"
      ]
    },
    "consents": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "mergedInto": {
      "type": [
        "string",
        "null"
      ]
    },
    "merged": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "status",
          "name",
          "email",
          "phone",
          "place",
          "jobId",
          "jobTitle",
          "formId",
          "formVersion",
          "channel",
          "source",
          "step",
          "stepReason",
          "assignee",
          "mayBeDuplicate",
          "createdAt",
          "at",
          "etag"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "status": {
            "enum": [
              "APPLY_FINISH",
              "APPLY_INTERMEDIATE",
              "APPLICATION_DROP_OFF",
              "RESUME_DROP_OFF"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "email": {
            "type": [
              "string",
              "null"
            ]
          },
          "phone": {
            "type": [
              "string",
              "null"
            ]
          },
          "place": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobId": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobTitle": {
            "type": [
              "string",
              "null"
            ]
          },
          "formId": {
            "type": "string"
          },
          "formVersion": {
            "type": "integer"
          },
          "channel": {
            "type": "string"
          },
          "source": {
            "type": [
              "string",
              "null"
            ]
          },
          "step": {
            "type": "string"
          },
          "stepReason": {
            "type": [
              "string",
              "null"
            ]
          },
          "assignee": {
            "type": [
              "string",
              "null"
            ]
          },
          "mayBeDuplicate": {
            "type": "boolean"
          },
          "createdAt": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "etag": {
            "type": "string"
          }
        }
      }
    },
    "others": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "status",
          "name",
          "email",
          "phone",
          "place",
          "jobId",
          "jobTitle",
          "formId",
          "formVersion",
          "channel",
          "source",
          "step",
          "stepReason",
          "assignee",
          "mayBeDuplicate",
          "createdAt",
          "at",
          "etag"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "status": {
            "enum": [
              "APPLY_FINISH",
              "APPLY_INTERMEDIATE",
              "APPLICATION_DROP_OFF",
              "RESUME_DROP_OFF"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "email": {
            "type": [
              "string",
              "null"
            ]
          },
          "phone": {
            "type": [
              "string",
              "null"
            ]
          },
          "place": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobId": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobTitle": {
            "type": [
              "string",
              "null"
            ]
          },
          "formId": {
            "type": "string"
          },
          "formVersion": {
            "type": "integer"
          },
          "channel": {
            "type": "string"
          },
          "source": {
            "type": [
              "string",
              "null"
            ]
          },
          "step": {
            "type": "string"
          },
          "stepReason": {
            "type": [
              "string",
              "null"
            ]
          },
          "assignee": {
            "type": [
              "string",
              "null"
            ]
          },
          "mayBeDuplicate": {
            "type": "boolean"
          },
          "createdAt": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "etag": {
            "type": "string"
          }
        }
      }
    },
    "finishedAt": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const applicationsAnswer: AnswerShape<Static<typeof recruitingApplications.applicationsAnswer>> = {
  "type": "object",
  "required": [
    "data",
    "next",
    "total"
  ],
  "properties": {
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "status",
          "name",
          "email",
          "phone",
          "place",
          "jobId",
          "jobTitle",
          "formId",
          "formVersion",
          "channel",
          "source",
          "step",
          "stepReason",
          "assignee",
          "mayBeDuplicate",
          "createdAt",
          "at",
          "etag"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "status": {
            "enum": [
              "APPLY_FINISH",
              "APPLY_INTERMEDIATE",
              "APPLICATION_DROP_OFF",
              "RESUME_DROP_OFF"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "email": {
            "type": [
              "string",
              "null"
            ]
          },
          "phone": {
            "type": [
              "string",
              "null"
            ]
          },
          "place": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobId": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobTitle": {
            "type": [
              "string",
              "null"
            ]
          },
          "formId": {
            "type": "string"
          },
          "formVersion": {
            "type": "integer"
          },
          "channel": {
            "type": "string"
          },
          "source": {
            "type": [
              "string",
              "null"
            ]
          },
          "step": {
            "type": "string"
          },
          "stepReason": {
            "type": [
              "string",
              "null"
            ]
          },
          "assignee": {
            "type": [
              "string",
              "null"
            ]
          },
          "mayBeDuplicate": {
            "type": "boolean"
          },
          "createdAt": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "etag": {
            "type": "string"
          }
        }
      }
    },
    "next": {
      "type": [
        "string",
        "null"
      ]
    },
    "total": {
      "type": "integer"
    }
  }
};

export const applicationPatch: AnswerShape<Static<typeof recruitingChanges.applicationPatch>> = {
  "type": "object",
  "properties": {
    "step": {
      "type": "string"
    },
    "reason": {
      "type": [
        "string",
        "null"
      ]
    },
    "assignee": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const bulkAnswer: AnswerShape<Static<typeof recruitingChanges.bulkAnswer>> = {
  "type": "object",
  "required": [
    "changed",
    "refused"
  ],
  "properties": {
    "changed": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "before",
          "etag"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "before": {
            "type": [
              "string",
              "null"
            ]
          },
          "etag": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    },
    "refused": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "code"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "code": {
            "type": "string"
          }
        }
      }
    }
  }
};

export const bulkRequest: AnswerShape<Static<typeof recruitingChanges.bulkRequest>> = {
  "type": "object",
  "required": [
    "action",
    "items"
  ],
  "properties": {
    "action": {
      "enum": [
        "step",
        "delete"
      ]
    },
    "items": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "etag": {
            "type": "string"
          }
        }
      }
    },
    "step": {
      "type": "string"
    },
    "reason": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const mergeRequest: AnswerShape<Static<typeof recruitingChanges.mergeRequest>> = {
  "type": "object",
  "required": [
    "other"
  ],
  "properties": {
    "other": {
      "type": "string"
    }
  }
};

export const noteRequest: AnswerShape<Static<typeof recruitingChanges.noteRequest>> = {
  "type": "object",
  "required": [
    "text"
  ],
  "properties": {
    "text": {
      "type": "string"
    }
  }
};

export const blockNumbersAnswer: AnswerShape<Static<typeof recruitingResults.blockNumbersAnswer>> = {
  "type": "object",
  "required": [
    "views",
    "data"
  ],
  "properties": {
    "views": {
      "type": "integer"
    },
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "blockId",
          "views",
          "clicks"
        ],
        "properties": {
          "blockId": {
            "type": "string"
          },
          "views": {
            "type": "integer"
          },
          "clicks": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const funnelAnswer: AnswerShape<Static<typeof recruitingResults.funnelAnswer>> = {
  "type": "object",
  "required": [
    "jobViews",
    "applyClicks",
    "pages",
    "finished",
    "finishedFrom",
    "stops"
  ],
  "properties": {
    "jobViews": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "applyClicks": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "pages": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "page",
          "reached",
          "sent",
          "refused"
        ],
        "properties": {
          "page": {
            "type": "integer"
          },
          "reached": {
            "type": [
              "integer",
              "null"
            ]
          },
          "sent": {
            "type": [
              "integer",
              "null"
            ]
          },
          "refused": {
            "type": [
              "integer",
              "null"
            ]
          }
        }
      }
    },
    "finished": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "finishedFrom": {
      "enum": [
        "applications",
        "events"
      ]
    },
    "stops": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "formId",
          "page",
          "question",
          "count"
        ],
        "properties": {
          "formId": {
            "type": "string"
          },
          "page": {
            "type": "string"
          },
          "question": {
            "type": [
              "string",
              "null"
            ]
          },
          "count": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const pageNumbersAnswer: AnswerShape<Static<typeof recruitingResults.pageNumbersAnswer>> = {
  "type": "object",
  "required": [
    "data"
  ],
  "properties": {
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "pageId",
          "views",
          "applications"
        ],
        "properties": {
          "pageId": {
            "type": "string"
          },
          "views": {
            "type": "integer"
          },
          "applications": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const resultsAnswer: AnswerShape<Static<typeof recruitingResults.resultsAnswer>> = {
  "type": "object",
  "required": [
    "period",
    "before",
    "unit",
    "totals",
    "applicationsFrom",
    "series",
    "marks",
    "pages",
    "sources",
    "devices",
    "places",
    "applicationSources",
    "applicationChannels"
  ],
  "properties": {
    "period": {
      "type": "object",
      "required": [
        "from",
        "to"
      ],
      "properties": {
        "from": {
          "type": "string"
        },
        "to": {
          "type": "string"
        }
      }
    },
    "before": {
      "type": "object",
      "required": [
        "from",
        "to"
      ],
      "properties": {
        "from": {
          "type": "string"
        },
        "to": {
          "type": "string"
        }
      }
    },
    "unit": {
      "enum": [
        "hour",
        "day"
      ]
    },
    "totals": {
      "type": "object",
      "required": [
        "visits",
        "views",
        "searches",
        "jobViews",
        "applyClicks",
        "applications",
        "alerts"
      ],
      "properties": {
        "visits": {
          "type": "object",
          "required": [
            "count",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "views": {
          "type": "object",
          "required": [
            "count",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "searches": {
          "type": "object",
          "required": [
            "count",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "jobViews": {
          "type": "object",
          "required": [
            "count",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "applyClicks": {
          "type": "object",
          "required": [
            "count",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "applications": {
          "type": "object",
          "required": [
            "count",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "alerts": {
          "type": "object",
          "required": [
            "count",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        }
      }
    },
    "applicationsFrom": {
      "enum": [
        "applications",
        "events"
      ]
    },
    "series": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "at",
          "visits",
          "views",
          "jobViews",
          "applyClicks",
          "applications"
        ],
        "properties": {
          "at": {
            "type": "string"
          },
          "visits": {
            "type": [
              "integer",
              "null"
            ]
          },
          "views": {
            "type": [
              "integer",
              "null"
            ]
          },
          "jobViews": {
            "type": [
              "integer",
              "null"
            ]
          },
          "applyClicks": {
            "type": [
              "integer",
              "null"
            ]
          },
          "applications": {
            "type": [
              "integer",
              "null"
            ]
          }
        }
      }
    },
    "marks": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "at",
          "pageId",
          "version"
        ],
        "properties": {
          "at": {
            "type": "string"
          },
          "pageId": {
            "type": "string"
          },
          "version": {
            "type": "integer"
          }
        }
      }
    },
    "pages": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": "integer"
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "sources": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": "integer"
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "devices": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": "integer"
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "places": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": "integer"
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "applicationSources": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": "integer"
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "applicationChannels": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": "integer"
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    }
  }
};

export const searchResultsAnswer: AnswerShape<Static<typeof recruitingResults.searchResultsAnswer>> = {
  "type": "object",
  "required": [
    "searches",
    "empty",
    "opened",
    "top",
    "withoutResult"
  ],
  "properties": {
    "searches": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "empty": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "opened": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "top": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "keyword",
          "searches",
          "empty",
          "opened"
        ],
        "properties": {
          "keyword": {
            "type": "string"
          },
          "searches": {
            "type": [
              "integer",
              "null"
            ]
          },
          "empty": {
            "type": [
              "integer",
              "null"
            ]
          },
          "opened": {
            "type": [
              "integer",
              "null"
            ]
          }
        }
      }
    },
    "withoutResult": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "keyword",
          "searches",
          "empty",
          "opened"
        ],
        "properties": {
          "keyword": {
            "type": "string"
          },
          "searches": {
            "type": [
              "integer",
              "null"
            ]
          },
          "empty": {
            "type": [
              "integer",
              "null"
            ]
          },
          "opened": {
            "type": [
              "integer",
              "null"
            ]
          }
        }
      }
    }
  }
};

export const vitalsAnswer: AnswerShape<Static<typeof recruitingResults.vitalsAnswer>> = {
  "type": "object",
  "required": [
    "budgets",
    "data"
  ],
  "properties": {
    "budgets": {
      "type": "object",
      "required": [
        "LCP",
        "INP",
        "CLS"
      ],
      "properties": {
        "LCP": {
          "type": "number"
        },
        "INP": {
          "type": "number"
        },
        "CLS": {
          "type": "number"
        }
      }
    },
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "pageId",
          "samples",
          "LCP",
          "INP",
          "CLS"
        ],
        "properties": {
          "pageId": {
            "type": "string"
          },
          "samples": {
            "type": "integer"
          },
          "LCP": {
            "type": [
              "number",
              "null"
            ]
          },
          "INP": {
            "type": [
              "number",
              "null"
            ]
          },
          "CLS": {
            "type": [
              "number",
              "null"
            ]
          }
        }
      }
    }
  }
};

export const applicationSettings: AnswerShape<Static<typeof recruitingSettings.applicationSettings>> = {
  "type": "object",
  "required": [
    "steps",
    "contactedStep",
    "showsUnfinished",
    "dropOffHours",
    "retentionDays",
    "templates"
  ],
  "properties": {
    "steps": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "name"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "asksReason": {
            "type": "boolean"
          }
        }
      }
    },
    "contactedStep": {},
    "showsUnfinished": {
      "type": "boolean"
    },
    "dropOffHours": {
      "type": "integer"
    },
    "retentionDays": {
      "type": "integer"
    },
    "templates": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "name",
          "text"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "text": {
            "type": "string"
          }
        }
      }
    }
  }
};
